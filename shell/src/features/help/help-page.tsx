import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useSearchParams } from '@metier/shared-kit/router';
import { Box, PageHeader, Panel } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ContactPanel } from './contact-panel.tsx';
import { useSendQuestion } from './help.api.ts';
import { questionSchema } from './help.schema.ts';

const EMPTY = { name: '', description: '' };

/** The support form, prefilled from the URL, and contact details. Source: seed.md §2 help. */
export function HelpPage() {
  const t = useTexts();
  const ask = useSendQuestion();
  const [search] = useSearchParams();
  const asked = { name: search.get('theme') ?? '', description: search.get('text') ?? '' };
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
            draft={{ kind: 'help' }}
            initialValues={asked}
            schema={questionSchema}
            onSubmit={async (values, form) => {
              await ask.mutateAsync({ body: values });
              form.resetForm({ values: EMPTY });
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
