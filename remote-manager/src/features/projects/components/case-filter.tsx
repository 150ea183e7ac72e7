import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { useFilterTexts } from '../filter-texts.ts';
import { CASE_FILTERS, type CaseFilterValue } from '../use-project-filter.ts';

const ANY = 'any' as const;

interface CaseFilterProps {
  value: CaseFilterValue | undefined;
  onChange: (value: CaseFilterValue | undefined) => void;
}

/** Filter by an open case or by how one ended. */
export function CaseFilter({ value: chosen, onChange }: CaseFilterProps) {
  const t = useTexts();
  const texts = useFilterTexts();
  const options = [
    { value: ANY, text: t('projects.filter.anyCase') },
    ...CASE_FILTERS.map((value) => ({ value, text: texts.case(value) })),
  ];
  return (
    <Box sx={{ flex: '1 1 160px', maxWidth: { sm: 240 } }}>
      <SelectInput<CaseFilterValue | typeof ANY>
        label={t('projects.filter.case')}
        value={chosen ?? ANY}
        options={options}
        onChange={(value) => onChange(value === ANY ? undefined : value)}
      />
    </Box>
  );
}
