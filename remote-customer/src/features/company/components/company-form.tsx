import { CancelButton, Form, LinksField, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useSaveCompany, type Company } from '../company.api.ts';
import { companySchema } from '../company.schema.ts';

const ABOUT_ROWS = 5;

/** Form of the company profile. */
export function CompanyForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const save = useSaveCompany();
  const { about_company, contacts, links } = company;
  return (
    <Form
      draft={{ kind: 'company' }}
      initialValues={{ about_company, contacts, links }}
      schema={companySchema}
      onSubmit={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
    >
      <TextField
        name="about_company"
        label={kit('profile.aboutCompany')}
        hint={t('company.aboutHint')}
        multiline
        minRows={ABOUT_ROWS}
        autoFocus
      />
      <TextField
        name="contacts"
        label={kit('profile.contacts')}
        hint={t('company.contactsHint')}
        multiline
        minRows={2}
      />
      <LinksField name="links" label={kit('profile.links')} hint={t('company.linksHint')} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton size="medium">{kit('action.save')}</SubmitButton>
        <CancelButton variant="text" onClick={onClose} />
      </Stack>
    </Form>
  );
}
