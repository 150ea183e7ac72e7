import { PATHS } from '@metier/contract';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { FootLine } from './foot-line.tsx';

/** The way back from a page that one comes to on the way to signing in. */
export function BackToSignIn() {
  const t = useTexts();
  return (
    <FootLine>
      <TextLink to={PATHS.login}>{t('back')}</TextLink>
    </FootLine>
  );
}
