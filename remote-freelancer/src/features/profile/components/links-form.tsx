import { CancelButton, Form, LinksField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAddLinks } from '../verification.api.ts';
import { linksSchema } from '../verification.schema.ts';

const NOTHING = { links: [] as string[], contacts: '' };

/** Adds verification links. */
export function LinksForm({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const add = useAddLinks();
  return (
    <Form
      draft={{ kind: 'verification-links' }}
      initialValues={NOTHING}
      schema={linksSchema}
      onSubmit={async (body) => {
        await add.mutateAsync({ query: {}, body });
        onClose();
      }}
    >
      <LinksField name="links" label={t('verification.links')} hint={t('verification.linksHint')} />
      <TextField name="contacts" label={kit('profile.contacts')} hint={t('verification.contactsHint')} />
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <SubmitButton size="medium">{t('verification.submit')}</SubmitButton>
        <CancelButton onClick={onClose} />
      </Stack>
    </Form>
  );
}
