import { LIMITS, type Cents } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useAmounts } from '@metier/shared-kit/marketplace/project/amounts';
import { TypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { Box, Stack } from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { SearchInput, SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import { MIN_BUDGET_KEY, type useFeedFilter } from '../use-feed-filter.ts';
import { SaveSearchButton } from './save-search-button.tsx';

/** Offered minimum prices, in cents. */
const BUDGETS: readonly Cents[] = [2_500, 5_000, 10_000, 20_000];

/** Words, type and minimum price of the open projects, and the button that saves them. */
export function FeedFilters({ filter, setType, find, setMinBudget }: ReturnType<typeof useFeedFilter>) {
  const t = useTexts();
  const kit = useKitTexts();
  const { show } = useAmounts();
  const { type, min_budget } = filter;
  return (
    <>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, p: 2 }}>
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' } }}>
          <SearchInput
            label={t('openProjects.search')}
            value={filter.search ?? ''}
            onSearch={find}
            maxLength={LIMITS.searchLength}
          />
        </Box>
        <TypeFilter
          label={t('openProjects.category')}
          type={filter.type}
          onChange={setType}
          none={t('openProjects.mine')}
        />
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, maxWidth: { sm: 220 } }}>
          <BudgetFilter minBudget={filter.min_budget} onChange={setMinBudget} />
        </Box>
        <SaveSearchButton filter={filter} />
      </Stack>
      <ActiveFilters
        sx={{ px: 2, pb: 2 }}
        filters={[
          { key: 'type', label: t('openProjects.category'), value: type && kit(`type.${type}`) },
          {
            key: MIN_BUDGET_KEY,
            label: t('openProjects.budget'),
            value:
              min_budget === undefined
                ? undefined
                : t('openProjects.fromBudget', { amount: show(min_budget) }),
          },
        ]}
      />
    </>
  );
}

interface BudgetFilterProps {
  minBudget: Cents | undefined;
  onChange: (minBudget: Cents | undefined) => void;
}

function BudgetFilter({ minBudget, onChange }: BudgetFilterProps) {
  const t = useTexts();
  const { show } = useAmounts();
  // A saved search may have another price than those offered.
  const offered = [...new Set([...BUDGETS, ...(minBudget === undefined ? [] : [minBudget])])].toSorted(
    (one, other) => one - other,
  );
  return (
    <SelectInput
      label={t('openProjects.budget')}
      value={minBudget === undefined ? '' : String(minBudget)}
      options={[
        { value: '', text: t('openProjects.anyBudget') },
        ...offered.map((cents) => ({
          value: String(cents),
          text: t('openProjects.fromBudget', { amount: show(cents) }),
        })),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : Number(value))}
    />
  );
}
