import { useKitTexts } from '@metier/shared-kit/i18n';
import { Widget } from '@metier/shared-kit/remote';
import { fullNameOf, useSignedInUser } from '@metier/shared-kit/session';
import { IN_ORDER, keepInOrder, PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** The manager's sign-in data. */
export function Page() {
  const t = useTexts();
  const kit = useKitTexts();
  const user = useSignedInUser();
  return (
    <>
      <PageHeader title={t('profile.title')} lead={fullNameOf(user)} />
      <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>
        <Widget name="account.photo" title={kit('account.photo')} />
        <Widget name="account.security" title={kit('account.security')} />
      </Stack>
    </>
  );
}
