import { nameOf, personPath } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import { Avatar, Badge, DateTime, SEPARATOR, TextLink } from '@metier/shared-kit/ui';
import { QueueCard } from '../../../shared/queue/queue-card.tsx';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { requestOf, type Verification } from '../verification.api.ts';
import { ContractBadge } from './contract-badge.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { VerificationLinks } from './verification-links.tsx';

interface VerificationCardProps {
  verification: Verification;
  onReject: () => void;
}

/** A freelancer with their verification links. */
export function VerificationCard({ verification, onReject }: VerificationCardProps) {
  const t = useTexts();
  const { freelancer, email, status, submitted_at, decided_at, reason, contract_status, links } =
    verification;
  const name = nameOf(freelancer);
  return (
    <QueueCard
      avatar={<Avatar person={freelancer} size={40} />}
      title={<TextLink to={personPath(freelancer.id)}>{name}</TextLink>}
      facts={
        <Rich
          text={t('verification.submitted', { email })}
          marks={{ at: () => <DateTime value={submitted_at} show="relative" /> }}
        />
      }
      mark={
        <>
          {status === 'approved' && (
            <Badge tone="green" icon="verified">
              {t('verification.status.approved')}
            </Badge>
          )}
          {status === 'rejected' && (
            <Badge tone="red" icon="close">
              {t('verification.status.rejected')}
            </Badge>
          )}
          <ContractBadge status={contract_status} />
        </>
      }
      actions={
        status === 'submitted' && (
          <DecisionButtons name={name} request={requestOf(verification)} onReject={onReject} />
        )
      }
    >
      <VerificationLinks links={links} />
      {reason && decided_at && (
        <Quote
          head={
            <>
              {t('verification.lastDecision')}
              {SEPARATOR}
              <DateTime value={decided_at} />
            </>
          }
        >
          {reason}
        </Quote>
      )}
    </QueueCard>
  );
}
