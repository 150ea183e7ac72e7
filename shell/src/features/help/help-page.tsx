import { Form, object, requiredText, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { LIMITS } from '@metier/shared-kit/contract';
import { useApiMutation } from '@metier/shared-kit/query';
import { Box, PageHeader, Panel } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ContactPanel } from './contact-panel.tsx';

const schema = object({
  name: requiredText(LIMITS.nameLength),
  description: requiredText(LIMITS.descriptionLength),
});
const EMPTY = { name: '', description: '' };

/** A question to the support, and how to reach it otherwise. Source: seed.md §2 help. */
export function HelpPage() {
  const t = useTexts();
  const ask = useApiMutation('POST /api/support/request', {
    success: t('help.sent'),
    failure: () => t('help.failed'),
  });
  return (
    <>
      <PageHeader title={t('help.title')} lead={t('help.lead')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Panel title={t('help.form')}>
          <Form
            initialValues={EMPTY}
            schema={schema}
            onSubmit={async (values, form) => {
              await ask.mutateAsync({ body: values });
              form.resetForm();
            }}
          >
            <TextField name="name" label={t('help.theme')} />
            <TextField
              name="description"
              label={t('help.question')}
              hint={t('help.questionHint')}
              multiline
              minRows={6}
            />
            <Box>
              <SubmitButton>{t('help.send')}</SubmitButton>
            </Box>
          </Form>
        </Panel>
        <ContactPanel />
      </Box>
    </>
  );
}
