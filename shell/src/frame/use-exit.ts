import { PATHS } from '@metier/contract';
import { request } from '@metier/shared-kit/http';
import { useNavigate } from '@metier/shared-kit/router';
import { session } from '@metier/shared-kit/session';

/** Signs out in every tab, deletes drafts, and navigates to sign-in without waiting for the API. */
export function useExit(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = session.token();
    session.signOut();
    void navigate(PATHS.login);
    // Signed out locally, whatever the API answers.
    if (token) void request('POST /api/auth/signout', { body: { token } }).catch(() => undefined);
  };
}
