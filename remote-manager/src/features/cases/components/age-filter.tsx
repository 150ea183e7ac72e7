import { CASE_AGES, type CaseAge } from '@metier/contract';
import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';

const ALL = 'all' as const;

interface AgeFilterProps {
  age: CaseAge | undefined;
  onChange: (age: CaseAge | undefined) => void;
}

/** Filter of cases by how long they have had their kind. */
export function AgeFilter({ age, onChange }: AgeFilterProps) {
  const t = useTexts();
  return (
    <Box sx={{ maxWidth: 220 }}>
      <SelectInput<CaseAge | typeof ALL>
        label={t('cases.age.label')}
        value={age ?? ALL}
        options={[ALL, ...CASE_AGES].map((value) => ({ value, text: t(`cases.age.${value}`) }))}
        onChange={(value) => onChange(value === ALL ? undefined : value)}
      />
    </Box>
  );
}
