import { LIMITS, PROJECT_SORTS, type ProjectSort } from '@metier/contract';
import type { ReactNode } from 'react';
import { useKitTexts } from '../../../i18n/index.ts';
import { useQueryText } from '../../../router/index.ts';
import { Box, Stack, Typography } from '../../../ui/index.ts';
import { SearchInput, SelectInput } from '../../../ui/inputs/index.ts';
import { useViewer } from '../use-viewer.ts';
import type { Sorting } from './use-sorting.ts';
import { useListLayout } from './use-list-layout.ts';

/** The words that a project list searches, in the URL (`?search=logo`). Example: `const [search, find] = useSearch();`. */
export function useSearch() {
  const [search, find] = useQueryText('search', { replace: true });
  return [search.trim().slice(0, LIMITS.searchLength), find] as const;
}

/** As large as the total, so that nothing moves when it is known. */
const TOTAL = { ml: 'auto', minWidth: 112, minHeight: 40, textAlign: 'end', alignContent: 'center' } as const;

interface ListToolsProps {
  sorting: Sorting;
  /** Number of projects on all pages. */
  total: number | undefined;
  /** True if there are more than `total`. */
  more?: boolean | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** Search, further filters and, for cards, which have no column heads, the order of a project list; then its number. */
export function ListTools({ sorting, total, more, children }: ListToolsProps) {
  const t = useKitTexts();
  const [search, find] = useSearch();
  const layout = useListLayout();
  const viewer = useViewer();
  return (
    <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, p: 1.5 }}>
      <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 300px' }, maxWidth: { sm: 400 } }}>
        <SearchInput
          label={t(viewer === 'freelancer' ? 'project.searchOwn' : 'project.search')}
          value={search}
          onSearch={find}
          maxLength={LIMITS.searchLength}
        />
      </Box>
      {children}
      {layout === 'cards' && (
        <Box sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}>
          <SortSelect {...sorting} />
        </Box>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={TOTAL}>
        {total !== undefined && t(more ? 'project.totalMore' : 'project.total', { count: total })}
      </Typography>
    </Stack>
  );
}

const NEWEST = 'newest';

function SortSelect({ sort, onSort }: Sorting) {
  const t = useKitTexts();
  const orders = [NEWEST, ...PROJECT_SORTS] as const;
  const options = orders.map((value) => ({ value, text: t(`project.sort.${value}`) }));
  return (
    <SelectInput<ProjectSort | typeof NEWEST>
      label={t('project.sort.label')}
      value={sort ?? NEWEST}
      options={options}
      onChange={(value) => onSort(value === NEWEST ? undefined : value)}
    />
  );
}
