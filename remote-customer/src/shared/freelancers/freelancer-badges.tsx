import { useKitTexts } from '@metier/shared-kit/i18n';
import { Badge, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Freelancer } from './freelancers.api.ts';

/** How an invitation is marked; of none there is nothing to say. */
const INVITATIONS = {
  open: { tone: 'blue', icon: 'mail', text: 'executor.isInvited' },
  accepted: { tone: 'grey', icon: 'refunded', text: 'executor.gaveBack' },
  declined: { tone: 'grey', icon: 'close', text: 'executor.hasDeclined' },
  expired: { tone: 'grey', icon: 'clock', text: 'executor.didNotAnswer' },
} as const;

/** How a freelancer stands to the product, to the customer and to the project, in a row that is not there where there is nothing to say. */
export function Standing({
  freelancer: { verified, own_team, responded, invitation },
}: {
  freelancer: Freelancer;
}) {
  const t = useTexts();
  const kit = useKitTexts();
  const mark = responded || invitation === 'none' ? undefined : INVITATIONS[invitation];
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {responded && (
        <Badge tone="green" icon="check">
          {t('executor.hasResponded')}
        </Badge>
      )}
      {mark && (
        <Badge tone={mark.tone} icon={mark.icon}>
          {t(mark.text)}
        </Badge>
      )}
      {own_team && (
        <Badge tone="indigo" icon="people">
          {t('team.member')}
        </Badge>
      )}
      {verified && (
        <Badge tone="blue" icon="verified">
          {kit('profile.verified')}
        </Badge>
      )}
    </Stack>
  );
}
