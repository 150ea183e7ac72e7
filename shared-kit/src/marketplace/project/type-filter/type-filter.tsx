import { PROJECT_TYPE_FILTERS, type ProjectTypeFilter } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box } from '../../../ui/index.ts';
import { SelectInput } from '../../../ui/inputs/index.ts';
import { asType } from './use-type-filter.ts';

const NONE = '';

interface TypeFilterProps {
  label: string;
  type: ProjectTypeFilter | undefined;
  onChange: (type: ProjectTypeFilter | undefined) => void;
  /** Label of the unfiltered list: "All", "My categories". */
  none: string;
}

/** Type filter of a project list. Source: seed.md §9. */
export function TypeFilter({ label, type, onChange, none }: TypeFilterProps) {
  const t = useKitTexts();
  const options = [
    { value: NONE, text: none },
    ...PROJECT_TYPE_FILTERS.map((each) => ({ value: each as string, text: t(`type.${each}`) })),
  ];
  return (
    <Box sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}>
      <SelectInput
        label={label}
        value={type ?? NONE}
        options={options}
        onChange={(value) => onChange(asType(value))}
      />
    </Box>
  );
}
