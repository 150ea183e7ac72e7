import {
  LIMITS,
  PEOPLE_SORTS,
  PEOPLE_STATES,
  ROLES,
  type PeopleSort,
  type PeopleState,
  type Role,
} from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Stack, Typography } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { SearchInput, SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import type { PeopleFilter } from '../use-people-filter.ts';

const ALL = 'all' as const;
const SELECT = { flex: '1 1 auto', maxWidth: { sm: 200 } } as const;
/** As large as the total, so that nothing moves when it is known. */
const TOTAL = { ml: 'auto', minWidth: 112, minHeight: 40, textAlign: 'end', alignContent: 'center' } as const;

interface PeopleToolsProps {
  filter: PeopleFilter;
  /** True for cards, which have no column heads to sort by. */
  isNarrow: boolean;
  /** Number of people on all pages. */
  total: number | undefined;
  /** True if there are more than `total`. */
  more: boolean | undefined;
}

/** Search, filters and, for cards, the order of the list of people, and their number. */
export function PeopleTools({ filter, isNarrow, total, more }: PeopleToolsProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const [search, find] = filter.search;
  const [role, ofRole] = filter.role;
  const [state, ofState] = filter.state;
  const all = { value: ALL, text: kit('type.all') };
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, p: 1.5 }}>
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 280px' }, maxWidth: { sm: 400 } }}>
          <SearchInput
            label={t('people.search')}
            value={search}
            onSearch={find}
            maxLength={LIMITS.searchLength}
          />
        </Box>
        <Box sx={SELECT}>
          <SelectInput<Role | typeof ALL>
            label={t('people.role')}
            value={role ?? ALL}
            options={[all, ...ROLES.map((value) => ({ value, text: kit(`role.${value}`) }))]}
            onChange={(value) => ofRole(value === ALL ? undefined : value)}
          />
        </Box>
        <Box sx={SELECT}>
          <SelectInput<PeopleState | typeof ALL>
            label={t('people.state.label')}
            value={state ?? ALL}
            options={[all, ...PEOPLE_STATES.map((value) => ({ value, text: t(`people.state.${value}`) }))]}
            onChange={(value) => ofState(value === ALL ? undefined : value)}
          />
        </Box>
        {isNarrow && <SortSelect {...filter.sorting} />}
        <Typography role="status" variant="body2" color="textSecondary" sx={TOTAL}>
          {total !== undefined && t(more ? 'people.totalMore' : 'people.total', { count: total })}
        </Typography>
      </Stack>
      <ActiveFilters
        sx={{ px: 1.5, pb: 1.5 }}
        filters={[
          { key: 'role', label: t('people.role'), value: role && kit(`role.${role}`) },
          { key: 'state', label: t('people.state.label'), value: state && t(`people.state.${state}`) },
        ]}
      />
    </>
  );
}

const NEWEST = '-joined';

function SortSelect({ sort, onSort }: PeopleFilter['sorting']) {
  const t = useTexts();
  const kit = useKitTexts();
  return (
    <Box sx={SELECT}>
      <SelectInput<PeopleSort>
        label={kit('project.sort.label')}
        value={sort ?? NEWEST}
        options={PEOPLE_SORTS.map((value) => ({ value, text: t(`people.sort.${value}`) }))}
        onChange={(value) => onSort(value === NEWEST ? undefined : value)}
      />
    </Box>
  );
}
