import { CASE_AGES, CASE_TAKERS, type CaseAge, type CaseTaker } from '@metier/contract';
import { Box, Stack } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import type { CaseFilter } from '../use-case-filter.ts';

const ALL = 'all' as const;

/** Filters of cases by how long they have had their kind, and of disputes by who works on them. */
export function CaseFilters({ filter: { age, taker, ofAge, ofTaker, hasTakers } }: { filter: CaseFilter }) {
  const t = useTexts();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 100%', sm: '0 1 220px' } } }}
      >
        <Box>
          <SelectInput<CaseAge | typeof ALL>
            label={t('cases.age.label')}
            value={age ?? ALL}
            options={[ALL, ...CASE_AGES].map((value) => ({ value, text: t(`cases.age.${value}`) }))}
            onChange={(value) => ofAge(value === ALL ? undefined : value)}
          />
        </Box>
        {hasTakers && (
          <Box>
            <SelectInput<CaseTaker | typeof ALL>
              label={t('cases.filter.label')}
              value={taker ?? ALL}
              options={[ALL, ...CASE_TAKERS].map((value) => ({ value, text: t(`cases.filter.${value}`) }))}
              onChange={(value) => ofTaker(value === ALL ? undefined : value)}
            />
          </Box>
        )}
      </Stack>
      <ActiveFilters
        filters={[
          { key: 'age', label: t('cases.age.label'), value: age && t(`cases.age.${age}`) },
          { key: 'taken', label: t('cases.filter.label'), value: taker && t(`cases.filter.${taker}`) },
        ]}
      />
    </Stack>
  );
}
