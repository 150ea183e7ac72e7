import { LIMITS } from '@metier/contract';
import { Form, object, requiredText, SubmitButton, TextField } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation } from '../../../query/index.ts';

const schema = object({ text: requiredText(LIMITS.commentLength) });

/** Adds a comment; what was typed stays when it could not be sent. */
export function CommentForm({ projectId, onAdded }: { projectId: string; onAdded: () => void }) {
  const t = useKitTexts();
  const add = useApiMutation('POST /api/projects/project_card/comments', {
    success: t('comments.added'),
    failure: () => t('comments.failed'),
    invalidates: ['GET /api/projects/project_card/comments'],
    onSuccess: onAdded,
  });
  return (
    <Form
      draft={{ kind: 'comment', about: projectId }}
      initialValues={{ text: '' }}
      schema={schema}
      onSubmit={async ({ text }, form) => {
        await add.mutateAsync({ body: { project_id: projectId, text } });
        form.resetForm();
      }}
    >
      <TextField name="text" label={t('comments.yours')} multiline minRows={2} />
      <SubmitButton variant="outlined" color="inherit" size="medium" sx={{ alignSelf: 'flex-start' }}>
        {t('comments.add')}
      </SubmitButton>
    </Form>
  );
}
