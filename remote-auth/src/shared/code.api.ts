import { useApiMutation } from '@metier/shared-kit/query';
import type { User } from '@metier/shared-kit/session';
import { useTexts } from '../texts.ts';

/** The account whose address is unconfirmed; `token` is the sign-up's, before there is a session. */
export interface CodeOwner {
  readonly user: User;
  readonly token?: string;
}

/** Sends a code to the address that waits to be confirmed. `request` rejects after a failure, which has been told then. */
export function useRequestCode({ token, user }: CodeOwner) {
  const t = useTexts();
  const { mutateAsync, isPending } = useApiMutation('POST /api/auth/request_email_code', {
    success: t('requestCode.sent'),
    failure: () => t('requestCode.failed'),
  });
  const request = () => mutateAsync({ body: { user_id: user.id }, ...(token && { bearer: token }) });
  return { request, isPending };
}
