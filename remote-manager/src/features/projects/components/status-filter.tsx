import { PROJECT_STATUSES, type ProjectStatus } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';

const ALL = 'all' as const;

interface StatusFilterProps {
  status: ProjectStatus | undefined;
  onChange: (status: ProjectStatus | undefined) => void;
}

/** Status filter of the list of all projects, which is not divided into tabs: it has a filter by type beside it. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const t = useKitTexts();
  const options = [
    { value: ALL, text: t('type.all') },
    ...PROJECT_STATUSES.map((value) => ({ value, text: t(`status.word.${value}`) })),
  ];
  return (
    <Box sx={{ flex: '1 1 140px', maxWidth: 220 }}>
      <SelectInput<ProjectStatus | typeof ALL>
        label={t('project.status')}
        value={status ?? ALL}
        options={options}
        onChange={(value) => onChange(value === ALL ? undefined : value)}
      />
    </Box>
  );
}
