import { nameOf, PATHS, projectPath } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useParams } from '../../router/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { PageError, PageHeader, PageSkeleton, PanelSkeleton, QueryStates, TextLink } from '../../ui/index.ts';
import { Conversation } from './conversation.tsx';
import { useMessages } from './conversation.api.ts';

/** One conversation, of the project and the freelancer in the address. */
export function ConversationPage() {
  const t = useKitTexts();
  const { role } = useSignedInUser();
  const { id: projectId = '', freelancer: freelancerId = '' } = useParams();
  const key = { projectId, freelancerId };
  return (
    <QueryStates
      query={useMessages(key)}
      skeleton={
        <PageSkeleton back>
          <PanelSkeleton lines={6} />
        </PageSkeleton>
      }
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {({ conversation: { project, customer, freelancer } }) => (
        <>
          <PageHeader
            title={nameOf(role === 'customer' ? freelancer : customer)}
            lead={<TextLink to={projectPath(project.id)}>{project.name}</TextLink>}
            back={{ to: PATHS.conversations, label: t('conversations.title') }}
          />
          <Conversation key={`${projectId} ${freelancerId}`} {...key} />
        </>
      )}
    </QueryStates>
  );
}
