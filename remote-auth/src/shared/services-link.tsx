import { PATHS } from '@metier/contract';
import { TextLink } from '@metier/shared-kit/ui';
import { useTexts } from '../texts.ts';
import { FootLine } from './foot-line.tsx';

/** Link to what can be ordered, for visitors who do not know it yet. */
export function ServicesLink() {
  const t = useTexts();
  return (
    <FootLine>
      <TextLink to={PATHS.services}>{t('services')}</TextLink>
    </FootLine>
  );
}
