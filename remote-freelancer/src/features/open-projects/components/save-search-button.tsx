import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { feedFields, type FeedFilter } from '../../../reads.ts';
import { useTexts } from '../../../texts.ts';
import { useSaveSearch } from '../open-projects.api.ts';

const SearchNameDialog = onDemand(async () => (await import('./search-name-dialog.tsx')).SearchNameDialog);

/** Saves the filters of the list under a name, with alerts at once. */
export function SaveSearchButton({ filter }: { filter: FeedFilter }) {
  const t = useTexts();
  const save = useSaveSearch();
  return (
    <DialogButton
      variant="outlined"
      color="inherit"
      dialog={(close) => (
        <SearchNameDialog
          title={t('searches.save.title')}
          text={t('searches.save.text')}
          submit={t('searches.save.submit')}
          about={JSON.stringify(filter)}
          name={filter.search ?? ''}
          onSend={(name) => save.mutateAsync({ body: { ...feedFields(filter), name, alert: 'now' } })}
          onClose={close}
        />
      )}
    >
      {t('searches.save.open')}
    </DialogButton>
  );
}
