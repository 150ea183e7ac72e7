import { PATHS } from '@metier/contract';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { FootLine } from './foot-line.tsx';

/** Link back to sign-in. */
export function BackToSignIn() {
  const t = useTexts();
  return (
    <FootLine>
      <TextLink to={PATHS.login}>{t('back')}</TextLink>
    </FootLine>
  );
}
