import { useApiMutation } from '@metier/shared-kit/query';
import type { User } from '@metier/shared-kit/session';
import { useTexts } from '../texts.ts';

/** The account with an unconfirmed address; `token` is the sign-up token, before there is a session. */
export interface CodeOwner {
  readonly user: User;
  readonly token?: string;
}

/** Sends a code to the unconfirmed address. `request` rejects after a failure, which has already been shown. */
export function useRequestCode({ token, user }: CodeOwner) {
  const t = useTexts();
  const { mutateAsync, isPending } = useApiMutation('POST /api/auth/request_email_code', {
    success: t('requestCode.sent'),
    failure: () => t('requestCode.failed'),
  });
  const request = () => mutateAsync({ body: { user_id: user.id }, ...(token && { bearer: token }) });
  return { request, isPending };
}
