import { LIMITS } from '@metier/contract';
import { StarsField } from '../../forms/choices/index.ts';
import { Form, message, number, object, requiredText, SubmitButton, TextField } from '../../forms/index.ts';
import { Rich, useKitTexts } from '../../i18n/index.ts';
import { Alert, Box, DateTime, Typography } from '../../ui/index.ts';
import { useWriteReview } from './review.api.ts';

const schema = object({
  stars: number().required().min(LIMITS.stars.min, message('validation.required')),
  text: requiredText(LIMITS.reviewLength),
});

interface ReviewFormProps {
  projectId: string;
  /** The reviewed person. */
  name: string;
  until: string;
  /** The other side has already written, so this review makes both visible. */
  otherWrote: boolean;
}

/** Stars and text about the other side, and when the review becomes visible. */
export function ReviewForm({ projectId, name, until, otherWrote }: ReviewFormProps) {
  const t = useKitTexts();
  const write = useWriteReview(otherWrote);
  const at = () => <DateTime value={until} />;
  return (
    <Form
      draft={{ kind: 'review', about: projectId }}
      initialValues={{ stars: 0, text: '' }}
      schema={schema}
      onSubmit={(review) => write.mutateAsync({ body: { project_id: projectId, ...review } })}
    >
      <Typography>
        <Rich text={t('review.write.lead', { name })} marks={{ at }} />
      </Typography>
      {otherWrote && <Alert severity="info">{t('review.write.waits', { name })}</Alert>}
      <StarsField name="stars" label={t('review.write.stars')} />
      <TextField
        name="text"
        label={t('review.write.text')}
        hint={<Rich text={t('review.write.shown', { name })} marks={{ at }} />}
        multiline
        minRows={3}
        maxRows={12}
      />
      <Box>
        <SubmitButton>{t('review.write.send')}</SubmitButton>
      </Box>
    </Form>
  );
}
