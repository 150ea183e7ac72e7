import { PATHS } from '@metier/contract';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { FootLine } from './foot-line.tsx';
import { withEmail } from './given-email.ts';

/** Link back to sign-in, which does not ask for a known e-mail again. */
export function BackToSignIn({ email = '' }: { email?: string }) {
  const t = useTexts();
  return (
    <FootLine>
      <TextLink to={PATHS.login} state={withEmail(email)}>
        {t('back')}
      </TextLink>
    </FootLine>
  );
}
