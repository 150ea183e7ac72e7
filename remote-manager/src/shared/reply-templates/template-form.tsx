import { LIMITS, type ReplyKind } from '@metier/contract';
import { CancelButton, object, requiredText, rules, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { ShownAlert, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { Quote } from '../queue/quote.tsx';
import { useSaveTemplate, type ReplyTemplate } from './reply-templates.api.ts';

const schema = object({ name: rules.title(), text: requiredText(LIMITS.commentLength) });

interface TemplateFormProps {
  kind: ReplyKind;
  /** As it was when its form was opened; undefined for a new one. */
  template: ReplyTemplate | undefined;
  /** As it is listed now. */
  listed: ReplyTemplate | undefined;
  /** The text of a new template at first. */
  typed: string;
  onDone: () => void;
}

/**
 * Name and text of a template. If another manager has saved it meanwhile, that version is shown above the fields, which
 * keep what is typed, and the next save replaces it.
 */
export function TemplateForm({ kind, template, listed, typed, onDone }: TemplateFormProps) {
  const t = useTexts();
  const { save, refused } = useSaveTemplate(kind, template);
  const latest = latestOf(template, listed, refused);
  const changed = latest === template ? undefined : latest;
  return (
    <DialogForm
      draft={{ kind: 'reply-template', about: template?.id ?? kind }}
      initialValues={{ name: template?.name ?? '', text: template?.text ?? typed }}
      schema={schema}
      lead={changed && <ChangedTemplate template={changed} />}
      onSubmit={async (texts) => {
        await save(texts, latest?.version);
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

/** The one with the highest version; the first of equal ones. */
const latestOf = (...versions: readonly (ReplyTemplate | undefined)[]): ReplyTemplate | undefined =>
  versions.reduce((latest, one) => ((one?.version ?? -1) > (latest?.version ?? -1) ? one : latest));

/** A template as another manager has saved it. */
function ChangedTemplate({ template: { name, text, version } }: { template: ReplyTemplate }) {
  const t = useTexts();
  return (
    <ShownAlert key={version} severity="warning" role="alert" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1 }}>{t('templates.changed')}</Typography>
      <Quote head={name}>{text}</Quote>
    </ShownAlert>
  );
}
