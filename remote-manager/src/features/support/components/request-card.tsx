import { nameOf, personPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Button, DateTime, Icon, TextLink, Typography } from '@metier/shared-kit/ui';
import { QueueCard } from '../../../shared/queue/queue-card.tsx';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import type { SupportRequest } from '../support.api.ts';

interface RequestCardProps {
  request: SupportRequest;
  onAnswer: () => void;
}

/** A support request with its answer, or a button to answer. */
export function RequestCard({ request, onAnswer }: RequestCardProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { name, description, contacts, person, type_client, email, created_at } = request;
  return (
    <QueueCard
      title={name}
      facts={
        <>
          <TextLink to={personPath(person.id)}>{nameOf(person)}</TextLink> · {kit(`role.${type_client}`)} ·{' '}
          {email} · <DateTime value={created_at} show="relative" />
        </>
      }
      actions={
        request.answered_at === null && (
          <Button
            variant="contained"
            startIcon={<Icon name="support" />}
            aria-label={t('support.replyTo', { name })}
            onClick={onAnswer}
          >
            {t('support.reply')}
          </Button>
        )
      }
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {description}
      </Typography>
      {contacts && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('support.contacts', { contacts })}
        </Typography>
      )}
      <Answer request={request} />
    </QueueCard>
  );
}

function Answer({ request: { answer, answered_at, answered_by } }: { request: SupportRequest }) {
  const t = useTexts();
  if (answer === null || answered_at === null) return null;
  const by = answered_by ? nameOf(answered_by) : t('support.title');
  return (
    <Quote
      head={
        <>
          {by} · <DateTime value={answered_at} />
        </>
      }
    >
      {answer}
    </Quote>
  );
}
