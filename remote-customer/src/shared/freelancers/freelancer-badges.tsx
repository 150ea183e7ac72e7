import { useKitTexts } from '@metier/shared-kit/i18n';
import { Badge, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Freelancer } from './freelancers.api.ts';

/** Badge of an invitation's state; none without an invitation. */
const INVITATIONS = {
  open: { tone: 'blue', icon: 'mail', text: 'executor.isInvited' },
  accepted: { tone: 'grey', icon: 'refunded', text: 'executor.gaveBack' },
  declined: { tone: 'grey', icon: 'close', text: 'executor.hasDeclined' },
  expired: { tone: 'grey', icon: 'clock', text: 'executor.didNotAnswer' },
} as const;

/** Badges of a freelancer: free, verification, team and invitation. Renders nothing if there are none. */
export function FreelancerBadges({
  freelancer: { free, verified, own_team, responded, invitation, reasons },
}: {
  freelancer: Freelancer;
}) {
  const t = useTexts();
  const kit = useKitTexts();
  const mark = responded || invitation === 'none' ? undefined : INVITATIONS[invitation];
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {/* With reasons, it is one of them. */}
      {free && !reasons && (
        <Badge tone="green" icon="completed">
          {t('freelancers.free')}
        </Badge>
      )}
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
