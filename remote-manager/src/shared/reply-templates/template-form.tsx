import { LIMITS, type ReplyKind } from '@metier/contract';
import { CancelButton, object, requiredText, rules, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../texts.ts';
import { useSaveTemplate, type ReplyTemplate } from './reply-templates.api.ts';

const schema = object({ name: rules.title(), text: requiredText(LIMITS.commentLength) });

interface TemplateFormProps {
  kind: ReplyKind;
  /** Undefined for a new one. */
  template: ReplyTemplate | undefined;
  /** The text of a new template at first. */
  typed: string;
  onDone: () => void;
}

/** Name and text of a template. */
export function TemplateForm({ kind, template, typed, onDone }: TemplateFormProps) {
  const t = useTexts();
  const save = useSaveTemplate(kind, template);
  return (
    <DialogForm
      draft={{ kind: 'reply-template', about: template?.id ?? kind }}
      initialValues={{ name: template?.name ?? '', text: template?.text ?? typed }}
      schema={schema}
      onSubmit={async (texts) => {
        await save(texts);
        onDone();
      }}
      actions={
        <>
          <CancelButton onClick={onDone} />
          <SubmitButton size="medium">{t('templates.save')}</SubmitButton>
        </>
      }
    >
      <TextField name="name" label={t('templates.name')} autoFocus />
      <TextField name="text" label={t('templates.text')} hint={t('templates.hint')} multiline minRows={5} />
    </DialogForm>
  );
}
