import { FREELANCER_SORTS, LIMITS } from '@metier/contract';
import { Box, Stack } from '@metier/shared-kit/ui';
import { FilterPanel } from '@metier/shared-kit/ui/filters';
import { SearchInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import type { FreelancerFilter } from '../use-freelancer-filter.ts';
import { Choice } from './choice.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { ActiveFreelancerFilters } from './active-freelancer-filters.tsx';

/** Search, filters and order of the freelancers. */
export function FreelancerFilters({ filter }: { filter: FreelancerFilter }) {
  const t = useTexts();
  const [search, find] = filter.search;
  const [sort, sortBy] = filter.sort;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 300px' }, maxWidth: { sm: 480 } }}>
          <SearchInput
            label={t('freelancers.search')}
            value={search}
            onSearch={find}
            maxLength={LIMITS.searchLength}
          />
        </Box>
        <Choice
          label={t('freelancers.sort.label')}
          values={FREELANCER_SORTS}
          text={(value) => t(`freelancers.sort.${value}`)}
          value={sort}
          onChange={(value) => sortBy(value === 'match' ? undefined : value)}
        />
      </Stack>
      <FilterPanel>
        <FilterChoices filter={filter} />
      </FilterPanel>
      <ActiveFreelancerFilters filter={filter} />
    </Stack>
  );
}
