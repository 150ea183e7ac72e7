import { useState, type ReactNode, type Ref } from 'react';
import { LIMITS } from '@metier/contract';
import { DownloadAll, FileDrop, useUploads } from '../../files/index.ts';
import { isApiError } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { Box, ErrorState, Panel, QueryStates, RowsSkeleton, Stack, Typography } from '../../ui/index.ts';
import { keyOf, useLatestMessages, useWriteMessage, type ConversationKey } from './conversation.api.ts';
import type { Answer } from './entries.ts';
import { MessageForm } from './message-form.tsx';
import { MessagePages } from './message-pages.tsx';
import { useMarkRead } from './use-mark-read.ts';

/**
 * Messages between customer and freelancer about a project, with the project's events, oldest first. Managers can
 * read it once there was a case. Nothing if it is closed and empty.
 */
export function Conversation(key: ConversationKey) {
  const t = useKitTexts();
  const query = useLatestMessages(key);
  const { data } = query;
  if (data && !data.conversation.can_write && data.messages.length + data.events.length === 0) return null;
  return (
    <Panel title={t('conversation.title')}>
      <QueryStates
        query={query}
        skeleton={<RowsSkeleton rows={2} />}
        failed={(error, retry) =>
          isApiError(error, 'notFound') ? (
            <Typography color="textSecondary">{t('conversation.onlyCases')}</Typography>
          ) : (
            <ErrorState error={error} onRetry={retry} />
          )
        }
      >
        {(answer) => <Messages {...key} answer={answer} />}
      </QueryStates>
    </Panel>
  );
}

/** The loaded messages of a conversation, and the field for a new one. */
export function Messages({ answer, ...key }: ConversationKey & { answer: Answer }) {
  const t = useKitTexts();
  const { role } = useSignedInUser();
  const { conversation, messages } = answer;
  const unreadFrom = useFirst(conversation.unread_from ?? undefined);
  const end = useMarkRead(key, conversation.unread > 0 ? messages.at(-1)?.id : undefined);
  return (
    <Stack sx={{ gap: 3 }}>
      <Scroll label={t('conversation.title')} end={end}>
        <MessagePages {...key} answer={answer} unreadFrom={unreadFrom} />
      </Scroll>
      {conversation.has_files && <DownloadAll of={keyOf(key)} />}
      {messages.length === 0 && conversation.can_write && (
        <Typography color="textSecondary">{t('conversation.none')}</Typography>
      )}
      {conversation.can_write && <Write {...key} />}
      {!conversation.can_write && role !== 'manager' && (
        <Typography color="textSecondary">{t('conversation.closed')}</Typography>
      )}
    </Stack>
  );
}

/** The first id received since the page was opened: messages marked as read meanwhile stay below the line. */
function useFirst(id: string | undefined): string | undefined {
  const [first, keep] = useState(id);
  if (first === undefined && id !== undefined) keep(id);
  return first ?? id;
}

interface ScrollProps {
  label: string;
  /** For the element at the end. */
  end: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Starts at its end and keeps the end in view unless the user scrolls: the flex direction of the box is reversed. */
function Scroll({ label, end, children }: ScrollProps) {
  return (
    <Box
      role="log"
      aria-label={label}
      tabIndex={0}
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        maxHeight: 'max(320px, 60vh)',
        overflowY: 'auto',
      }}
    >
      <div ref={end} />
      <Stack sx={{ gap: 3 }}>{children}</Stack>
    </Box>
  );
}

function Write(key: ConversationKey) {
  const t = useKitTexts();
  const write = useWriteMessage();
  const about = `${key.projectId} ${key.freelancerId}`;
  const uploads = useUploads(`conversation ${about}`, LIMITS.files.ofMessage);
  return (
    <FileDrop uploads={uploads}>
      <MessageForm
        draft={{ kind: 'conversation', about }}
        label={t('conversation.yours')}
        submit={t('conversation.send')}
        uploads={uploads}
        onSend={(text, files) =>
          write.mutateAsync({
            body: {
              ...keyOf(key),
              ...(text && { text }),
              ...(files.length > 0 && { file_ids: files.map(({ id }) => id) }),
            },
          })
        }
      />
    </FileDrop>
  );
}
