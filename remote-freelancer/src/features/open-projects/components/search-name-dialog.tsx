import { LIMITS } from '@metier/contract';
import { object, requiredText, TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';

const schema = object({ name: requiredText(LIMITS.nameLength) });

interface SearchNameDialogProps {
  title: string;
  text?: string;
  submit: string;
  /** Subject of the draft: the id of a search, or the filters of a new one. */
  about: string;
  /** The name before. */
  name: string;
  onSend: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a search. */
export function SearchNameDialog({ about, name, onSend, onClose, ...dialog }: SearchNameDialogProps) {
  const t = useTexts();
  return (
    <FormDialog
      {...dialog}
      draft={{ kind: 'search-name', about }}
      initialValues={{ name }}
      schema={schema}
      onClose={onClose}
      onSubmit={async (typed) => {
        await onSend(typed.name.trim());
        onClose();
      }}
    >
      <TextField name="name" label={t('searches.name')} autoFocus />
    </FormDialog>
  );
}
