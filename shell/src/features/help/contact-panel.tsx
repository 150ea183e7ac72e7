import { Icon, type IconName, Medallion, Panel, Stack, Typography } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

const CONTACT = { phone: '+49 30 5557 0140', email: 'support@metier.example' } as const;

/** As all links that stand alone. */
const LINK = {
  color: 'primary.main',
  fontWeight: 550,
  '&:not(:hover)': { textDecoration: 'none' },
} as const;

function ContactRow({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Medallion tone="grey">
        <Icon name={icon} />
      </Medallion>
      <div>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="div" sx={{ '& a': LINK }}>
          {children}
        </Typography>
      </div>
    </Stack>
  );
}

/** Phone, e-mail and hours of the company. */
export function ContactPanel() {
  const t = useTexts();
  return (
    <Panel title={t('help.contact')}>
      <Stack sx={{ gap: 2 }}>
        <ContactRow icon="phone" label={t('help.phone')}>
          <a href={`tel:${CONTACT.phone.replaceAll(' ', '')}`}>{CONTACT.phone}</a>
        </ContactRow>
        <ContactRow icon="mail" label={t('help.email')}>
          <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        </ContactRow>
        <ContactRow icon="clock" label={t('help.hours')}>
          {t('help.hoursText')}
        </ContactRow>
      </Stack>
    </Panel>
  );
}
