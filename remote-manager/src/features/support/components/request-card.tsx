import { nameOf, personPath, projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Avatar, Button, DateTime, Icon, SEPARATOR, TextLink, Typography } from '@metier/shared-kit/ui';
import { QueueCard } from '../../../shared/queue/queue-card.tsx';
import { useTexts } from '../../../texts.ts';
import { useCloseRequest, type SupportRequest } from '../support.api.ts';
import { Messages } from './messages.tsx';

interface RequestCardProps {
  request: SupportRequest;
  onAnswer: () => void;
}

/** A support request with its messages, to answer, close or open again. */
export function RequestCard({ request, onAnswer }: RequestCardProps) {
  const t = useTexts();
  const kit = useKitTexts();
  const { name, description, contacts, person, type_client, email, created_at, project, state } = request;
  return (
    <QueueCard
      avatar={<Avatar person={person} size={40} />}
      title={name}
      facts={
        <>
          <TextLink to={personPath(person.id)}>{nameOf(person)}</TextLink>
          {SEPARATOR}
          {kit(`role.${type_client}`)}
          {SEPARATOR}
          {email}
          {SEPARATOR}
          <DateTime value={created_at} show="relative" />
        </>
      }
      actions={
        <>
          {state !== 'closed' && (
            <Button
              variant={state === 'open' ? 'contained' : 'outlined'}
              startIcon={<Icon name="support" />}
              aria-label={t('support.replyTo', { name })}
              onClick={onAnswer}
            >
              {t('support.reply')}
            </Button>
          )}
          <CloseButton request={request} />
        </>
      }
    >
      {project && (
        <Typography variant="body2">
          {t('support.about')} <TextLink to={projectPath(project.id)}>{project.name}</TextLink>
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {description}
      </Typography>
      {contacts && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('support.contacts', { contacts })}
        </Typography>
      )}
      <Messages messages={request.messages} />
    </QueueCard>
  );
}

function CloseButton({ request: { id, name, state } }: { request: SupportRequest }) {
  const t = useTexts();
  const isClosed = state === 'closed';
  const close = useCloseRequest(t(isClosed ? 'support.reopened' : 'support.closed'));
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={close.isPending}
      aria-label={t(isClosed ? 'support.reopenNamed' : 'support.closeNamed', { name })}
      onClick={() => close.mutate({ body: { id, closed: isClosed ? 0 : 1 } })}
    >
      {t(isClosed ? 'support.reopen' : 'support.close')}
    </Button>
  );
}
