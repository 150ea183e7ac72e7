import { SEARCH_ALERTS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useAmounts } from '@metier/shared-kit/marketplace/project/amounts';
import { onDemand } from '@metier/shared-kit/on-demand';
import { Box, DialogButton, Panel, Stack, TextLink, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import { useTexts } from '../../../texts.ts';
import {
  useChangeSearch,
  useRemoveSearch,
  useSavedSearches,
  type SavedSearch,
} from '../open-projects.api.ts';
import { pathOfSearch } from '../use-feed-filter.ts';

const SearchNameDialog = onDemand(async () => (await import('./search-name-dialog.tsx')).SearchNameDialog);

/** The saved searches with their alerts; nothing while there are none. */
export function SavedSearches() {
  const t = useTexts();
  const { data } = useSavedSearches();
  if (!data || data.searches.length === 0) return null;
  return (
    <Panel title={t('searches.title')} sx={{ mt: 3 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.searches.map((search) => (
          <Row key={search.id} search={search} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ search }: { search: SavedSearch }) {
  const t = useTexts();
  const change = useChangeSearch();
  const remove = useRemoveSearch();
  const { id, name, alert } = search;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        py: 1.5,
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          <TextLink to={pathOfSearch(search)}>{name}</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Filters search={search} />
        </Typography>
      </Box>
      <Box sx={{ flex: '0 1 200px' }}>
        <SelectInput
          label={t('searches.alertLabel')}
          fullLabel={t('searches.alertOf', { name })}
          value={alert}
          options={SEARCH_ALERTS.map((value) => ({ value, text: t(`searches.alert.${value}`) }))}
          onChange={(next) => change.mutate({ body: { id, alert: next } })}
        />
      </Box>
      <DialogButton
        variant="outlined"
        color="inherit"
        aria-label={t('searches.rename.of', { name })}
        dialog={(close) => (
          <SearchNameDialog
            title={t('searches.rename.title')}
            submit={t('searches.rename.submit')}
            about={id}
            name={name}
            onSend={(next) => change.mutateAsync({ body: { id, name: next } })}
            onClose={close}
          />
        )}
      >
        {t('searches.rename.open')}
      </DialogButton>
      <ConfirmButton
        title={t('searches.remove.title')}
        text={t('searches.remove.text', { name })}
        confirm={t('searches.remove.confirm')}
        aria-label={t('searches.remove.of', { name })}
        destructive
        onConfirm={() => remove.mutateAsync({ query: { id } })}
      >
        {t('searches.remove.open')}
      </ConfirmButton>
    </Stack>
  );
}

/** Describes the criteria of a search. */
function Filters({ search: { type, search, min_budget } }: { search: SavedSearch }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { show } = useAmounts();
  const types = type?.map((each) => (each === 'all' ? t('searches.allTypes') : kit(`type.${each}`)));
  return [
    types ? types.join(', ') : t('openProjects.mine'),
    ...(search === null ? [] : [t('searches.words', { search })]),
    ...(min_budget === null ? [] : [t('openProjects.fromBudget', { amount: show(min_budget) })]),
  ].join(SEPARATOR);
}
