import { useKitTexts } from '@metier/shared-kit/i18n';
import { Widget } from '@metier/shared-kit/remote';
import { fullNameOf, useSignedInUser } from '@metier/shared-kit/session';
import { IN_ORDER, keepInOrder, PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useCompany } from '../company.api.ts';
import { CompanyPanel } from '../components/company-panel.tsx';

/** The customer's own profile: company and sign-in data. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const user = useSignedInUser();
  const company = useCompany();
  return (
    <>
      <PageHeader title={t('profile.title')} lead={fullNameOf(user)} />
      <Stack ref={keepInOrder} sx={{ gap: 4, ...IN_ORDER }}>
        <CompanyPanel query={company} />
        <Widget name="account.photo" title={kit('account.photo')} />
        <Widget name="account.security" title={kit('account.security')} />
      </Stack>
    </>
  );
}
