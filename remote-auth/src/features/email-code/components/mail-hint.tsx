import { Rich } from '@metier/shared-kit/i18n';
import { ExternalLink } from '@metier/shared-kit/ui';
import { FootLine } from '../../../shared/foot-line.tsx';
import { useDemoAccounts } from '../../../shared/demo.api.ts';
import { useTexts } from '../../../texts.ts';

/** In demo mode no mail is sent: links to where it can be read. */
export function MailHint() {
  const t = useTexts();
  if (useDemoAccounts().length === 0) return null;
  return (
    <FootLine>
      <Rich
        text={t('demo.mail')}
        marks={{ link: (inner) => <ExternalLink href="/dev/mail">{inner}</ExternalLink> }}
      />
    </FootLine>
  );
}
