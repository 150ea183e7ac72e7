import { PATHS } from '@metier/contract';
import { useLocation } from '@metier/shared-kit/router';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';

/** Leads visitors to sign-in, from every page that is not about it. */
export function SignInLink() {
  const t = useTexts();
  const { pathname } = useLocation();
  return pathname.startsWith('/auth/') ? null : (
    <TextLink to={PATHS.login} sx={{ whiteSpace: 'nowrap' }}>
      {t('signIn')}
    </TextLink>
  );
}
