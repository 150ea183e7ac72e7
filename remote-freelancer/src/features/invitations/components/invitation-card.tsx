import { pointsOf, projectPath } from '@metier/contract';
import { PersonWithPhoto, useServiceName } from '@metier/shared-kit/marketplace/project';
import {
  Badge,
  DateTime,
  Facts,
  Panel,
  PointsAmount,
  Stack,
  TextLink,
  Typography,
} from '@metier/shared-kit/ui';
import { InvitationAnswer } from './invitation-answer.tsx';
import { CustomerRecord } from '../../../shared/engagement/customer-record.tsx';
import { useTexts } from '../../../texts.ts';
import type { Invitation } from '../invitations.api.ts';

interface InvitationCardProps {
  invitation: Invitation;
  onAccepted: (invitation: Invitation) => void;
  onRefuse: (invitation: Invitation) => void;
}

/** An invitation with all facts for the decision, and its buttons. */
export function InvitationCard({ invitation, onAccepted, onRefuse }: InvitationCardProps) {
  const t = useTexts();
  const serviceName = useServiceName();
  const { id, name, type, category_id, description, budget, deadline_days, edits, expires_at } = invitation;
  const { customer, customer_record } = invitation;
  return (
    <Panel component="article" aria-label={name}>
      <Stack sx={{ gap: 2.5 }}>
        <Stack
          direction="row"
          sx={{ gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
        >
          <Stack sx={{ gap: 1.25 }}>
            <Typography variant="h2">
              <TextLink to={projectPath(id)} color="inherit">
                {name}
              </TextLink>
            </Typography>
            <CustomerRecord customerId={customer.id} record={customer_record}>
              <PersonWithPhoto person={customer} side="customer" />
            </CustomerRecord>
          </Stack>
          <Badge tone="grey" icon={type}>
            {serviceName(category_id)}
          </Badge>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
          {description}
        </Typography>
        <Facts
          even
          facts={[
            { label: t('invitations.reward'), value: <PointsAmount points={pointsOf(budget)} /> },
            { label: t('invitations.deadline'), value: t('invitations.days', { count: deadline_days }) },
            { label: t('invitations.edits'), value: edits },
            { label: t('invitations.answerBy'), value: <DateTime value={expires_at} /> },
          ]}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <InvitationAnswer
            project={invitation}
            onAccepted={() => onAccepted(invitation)}
            onRefuse={() => onRefuse(invitation)}
          />
        </Stack>
      </Stack>
    </Panel>
  );
}
