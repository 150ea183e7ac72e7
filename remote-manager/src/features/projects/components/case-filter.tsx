import { CASE_OUTCOMES, OPEN_CASES } from '@metier/contract';
import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import type { CaseFilterValue } from '../use-project-filter.ts';

const ANY = 'any' as const;

interface CaseFilterProps {
  value: CaseFilterValue | undefined;
  onChange: (value: CaseFilterValue | undefined) => void;
}

/** Filter by an open case or by how one ended. */
export function CaseFilter({ value: chosen, onChange }: CaseFilterProps) {
  const t = useTexts();
  const options = [
    { value: ANY, text: t('projects.filter.anyCase') },
    ...OPEN_CASES.map((value) => ({ value, text: t(`cases.part.${value}`) })),
    ...CASE_OUTCOMES.map((value) => ({
      value,
      text: t('projects.filter.ended', { outcome: t(`projects.outcome.${value}`) }),
    })),
  ];
  return (
    <Box sx={{ flex: '1 1 160px', maxWidth: 240 }}>
      <SelectInput<CaseFilterValue | typeof ANY>
        label={t('projects.filter.case')}
        value={chosen ?? ANY}
        options={options}
        onChange={(value) => onChange(value === ANY ? undefined : value)}
      />
    </Box>
  );
}
