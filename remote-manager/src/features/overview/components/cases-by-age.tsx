import { CASE_AGES, OPEN_CASES } from '@metier/contract';
import { Box, Panel, Typography, useFormats } from '@metier/shared-kit/ui';
import { casesOfAgePath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { BarList } from './bar-list.tsx';
import { BarTable } from './bar-table.tsx';

/** Open cases by kind and by how long they have waited, all on one scale; without `cases` while loading. */
export function CasesByAge({ cases }: { cases: Overview['cases'] | undefined }) {
  const t = useTexts();
  const { points } = useFormats();
  const countOf = (kind: string, age: string) =>
    cases && (cases.find((entry) => entry.case === kind && entry.age === age)?.count ?? 0);
  const max = Math.max(1, ...(cases ?? []).map(({ count }) => count));
  return (
    <Panel title={t('overview.cases.title')} sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))' }}>
        {OPEN_CASES.map((kind) => (
          <div key={kind}>
            <Typography component="h3" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {t(`cases.part.${kind}`)}
            </Typography>
            <BarList
              label={t(`cases.part.${kind}`)}
              max={max}
              format={points}
              bars={CASE_AGES.map((age) => ({
                name: t(`cases.age.${age}`),
                count: countOf(kind, age),
                to: casesOfAgePath(kind, age),
              }))}
            />
          </div>
        ))}
      </Box>
      <BarTable
        title={t('overview.cases.title')}
        labelTitle={t('cases.age.label')}
        format={points}
        labels={CASE_AGES.map((age) => t(`cases.age.${age}`))}
        series={
          cases &&
          OPEN_CASES.map((kind) => ({
            name: t(`cases.part.${kind}`),
            values: CASE_AGES.map((age) => countOf(kind, age) ?? 0),
          }))
        }
      />
    </Panel>
  );
}
