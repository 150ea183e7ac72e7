import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useSearchParams } from '@metier/shared-kit/router';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Box, PageHeader, Panel } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { HelpColumns } from './help-columns.tsx';
import { useSendQuestion } from './help.api.ts';
import { questionSchema } from './help.schema.ts';
import { ProjectField } from './project-field.tsx';
import { OwnRequests } from './own-requests.tsx';

const EMPTY = { name: '', description: '', project_id: '', review_id: '' };

/**
 * Answers to likely questions, the support form, prefilled from the URL, the user's questions, and contact details. Source: seed.md §2 help.
 */
export function HelpPage() {
  const t = useTexts();
  const ask = useSendQuestion();
  const [search] = useSearchParams();
  const asked = {
    ...EMPTY,
    name: search.get('theme') ?? '',
    description: search.get('text') ?? '',
    review_id: search.get('review') ?? '',
  };
  const { role } = useSignedInUser();
  return (
    <>
      <PageHeader title={t('help.title')} lead={t('help.lead')} />
      <HelpColumns>
        <AnswersPanel
          title={t('help.answers')}
          parts={role === 'manager' ? [role, 'everyone'] : [role, 'parties', 'everyone']}
        />
        <Panel title={t('help.form')}>
          <Form
            draft={{ kind: 'help', about: asked.review_id }}
            initialValues={asked}
            schema={questionSchema}
            onSubmit={async ({ project_id, review_id, ...values }, form) => {
              await ask.mutateAsync({
                body: { ...values, ...(project_id && { project_id }), ...(review_id && { review_id }) },
              });
              form.resetForm({ values: EMPTY });
            }}
          >
            <TextField name="name" label={t('help.theme')} />
            {role !== 'manager' && <ProjectField role={role} />}
            <TextField
              name="description"
              label={t('help.question')}
              hint={t('help.questionHint')}
              multiline
              minRows={6}
            />
            <Box>
              <SubmitButton size="medium">{t('help.send')}</SubmitButton>
            </Box>
          </Form>
        </Panel>
        <OwnRequests />
      </HelpColumns>
    </>
  );
}
