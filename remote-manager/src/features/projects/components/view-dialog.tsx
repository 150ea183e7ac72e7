import { LIMITS } from '@metier/contract';
import { message, object, requiredText, TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useMemo } from 'react';
import { useTexts } from '../../../texts.ts';
import { useRenameView, useSaveView, type SavedView, type ViewQuery } from '../saved-views.api.ts';
import { viewPath } from '../view-path.ts';

interface ViewDialogProps {
  views: readonly SavedView[];
  /** The view to rename, or the filter to save. */
  subject: SavedView | { readonly query: ViewQuery };
  onClose: () => void;
}

/** Asks for the name of a view, which no other of the manager's views has. */
export function ViewDialog({ views, subject, onClose }: ViewDialogProps) {
  const t = useTexts();
  const save = useSaveView();
  const rename = useRenameView();
  const renamed = 'id' in subject ? subject : undefined;
  const id = renamed?.id;
  const schema = useMemo(() => {
    const others = views.filter((view) => view.id !== id).map(({ name }) => name.toLowerCase());
    return object({
      name: requiredText(LIMITS.viewNameLength).test(
        'free',
        message('errors.field.taken'),
        (name) => !others.includes(name.toLowerCase()),
      ),
    });
  }, [views, id]);
  return (
    <FormDialog
      draft={{ kind: 'view-name', about: id ?? viewPath(subject.query) }}
      initialValues={{ name: renamed?.name ?? '' }}
      schema={schema}
      title={t(renamed ? 'views.renameTitle' : 'views.saveTitle')}
      text={renamed ? undefined : t('views.saveText')}
      submit={t(renamed ? 'views.rename' : 'views.save')}
      onClose={onClose}
      onSubmit={async ({ name }) => {
        if (renamed) await rename.mutateAsync({ body: { view_id: renamed.id, name } });
        else await save.mutateAsync({ body: { name, query: subject.query } });
        onClose();
      }}
    >
      <TextField name="name" label={t('views.name')} autoFocus />
    </FormDialog>
  );
}
