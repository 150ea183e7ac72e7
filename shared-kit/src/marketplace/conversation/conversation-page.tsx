import { nameOf, PATHS, projectPath } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useParams } from '../../router/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import {
  PageError,
  PageHeader,
  PageSkeleton,
  Panel,
  PanelSkeleton,
  QueryStates,
  TextLink,
} from '../../ui/index.ts';
import { useLatestMessages } from './conversation.api.ts';
import { Messages } from './conversation.tsx';

/** The conversation of the project and the freelancer in the URL. */
export function ConversationPage() {
  const t = useKitTexts();
  const { role } = useSignedInUser();
  const { id: projectId = '', freelancer: freelancerId = '' } = useParams();
  const key = { projectId, freelancerId };
  return (
    <QueryStates
      query={useLatestMessages(key)}
      skeleton={
        <PageSkeleton back>
          <PanelSkeleton lines={6} />
        </PageSkeleton>
      }
      failed={(error, retry) => <PageError error={error} onRetry={retry} />}
    >
      {(answer) => (
        <>
          <PageHeader
            title={nameOf(answer.conversation[role === 'customer' ? 'freelancer' : 'customer'])}
            lead={<TextLink to={projectPath(projectId)}>{answer.conversation.project.name}</TextLink>}
            back={{ to: PATHS.conversations, label: t('conversations.title') }}
          />
          <Panel title={t('conversation.title')}>
            <Messages key={`${projectId} ${freelancerId}`} {...key} answer={answer} />
          </Panel>
        </>
      )}
    </QueryStates>
  );
}
