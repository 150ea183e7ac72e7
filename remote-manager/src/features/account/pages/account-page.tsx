import { Widget } from '@metier/shared-kit/remote';
import { useSignedInUser } from '@metier/shared-kit/session';
import { PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** How the manager signs in. */
export function Page() {
  const t = useTexts();
  const { firstName, lastName } = useSignedInUser();
  return (
    <>
      <PageHeader title={t('account.title')} lead={`${firstName} ${lastName}`} />
      <Widget name="account.security" />
    </>
  );
}
