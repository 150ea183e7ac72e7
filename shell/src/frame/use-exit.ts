import { PATHS } from '@metier/contract';
import { http } from '@metier/shared-kit/http';
import { useNavigate } from '@metier/shared-kit/router';
import { session } from '@metier/shared-kit/session';

/** Signs out in every tab, where what was typed is forgotten, and goes to the sign-in page; the API is told, but nobody waits for its answer. */
export function useExit(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = session.token();
    session.leave();
    void navigate(PATHS.login);
    // The session is over for this reader whatever the API answers.
    if (token) void http.post('/api/auth/signout', { body: { token } }).catch(() => undefined);
  };
}
