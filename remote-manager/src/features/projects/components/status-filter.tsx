import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useFilterTexts } from '../filter-texts.ts';
import { STATUS_FILTERS, type StatusFilterValue } from '../use-project-filter.ts';

const ALL = 'all' as const;

interface StatusFilterProps {
  status: StatusFilterValue | undefined;
  onChange: (status: StatusFilterValue | undefined) => void;
}

/** Status filter of the list of all projects, which is not divided into tabs: it has other filters beside it. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const texts = useFilterTexts();
  const kit = useKitTexts();
  const options = [
    { value: ALL, text: kit('type.all') },
    ...STATUS_FILTERS.map((value) => ({ value, text: texts.status(value) })),
  ];
  return (
    <Box sx={{ flex: '1 1 140px', maxWidth: { sm: 220 } }}>
      <SelectInput<StatusFilterValue | typeof ALL>
        label={kit('project.status')}
        value={status ?? ALL}
        options={options}
        onChange={(value) => onChange(value === ALL ? undefined : value)}
      />
    </Box>
  );
}
