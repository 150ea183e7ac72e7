import { PROJECT_SORTS, type ProjectSort } from '@metier/contract';
import type { Sorting } from '@metier/shared-kit/marketplace/project/list';
import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';

const NEWEST = 'newest';

/** The order of a list on narrow screens, which have no table heads. */
export function SortSelect({ sort, onSort }: Sorting) {
  const t = useTexts();
  const orders = [NEWEST, ...PROJECT_SORTS] as const;
  const options = orders.map((value) => ({ value, text: t(`projects.sort.${value}`) }));
  return (
    <Box sx={{ display: { md: 'none' }, flex: 1, maxWidth: 280 }}>
      <SelectInput<ProjectSort | typeof NEWEST>
        label={t('projects.sort.label')}
        value={sort ?? NEWEST}
        options={options}
        onChange={(value) => onSort(value === NEWEST ? undefined : value)}
      />
    </Box>
  );
}
