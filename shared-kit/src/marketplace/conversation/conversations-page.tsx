import { conversationPath, conversationsRead, nameOf } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiRead } from '../../query/index.ts';
import { Link, usePageNumber } from '../../router/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import {
  Badge,
  ButtonBase,
  DateTime,
  EmptyState,
  Initials,
  PageHeader,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Stack,
  Typography,
  DENSE,
} from '../../ui/index.ts';

type Row = Reply<'GET /api/conversations'>['conversations'][number];

/** The signed-in user's conversations, newest first. */
export function ConversationsPage() {
  const t = useKitTexts();
  const [page, turnTo] = usePageNumber();
  const query = useApiRead(conversationsRead(page), { keepPrevious: true });
  const empty = (
    <EmptyState icon="chat" title={t('conversations.empty.title')}>
      {t('conversations.empty.text')}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={t('conversations.title')} lead={t('conversations.lead')} />
      <Panel>
        <QueryStates
          query={query}
          dimmed
          skeleton={<RowsSkeleton rows={3} />}
          empty={({ conversations }) => conversations.length === 0 && empty}
        >
          {({ conversations, pages }) => (
            <>
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {conversations.map((row) => (
                  <ConversationRow key={`${row.project.id} ${row.freelancer.id}`} {...row} />
                ))}
              </Stack>
              <Pager page={page} pages={pages} onChange={turnTo} />
            </>
          )}
        </QueryStates>
      </Panel>
    </>
  );
}

/** Preview of a message: its text, or the name of its first file. */
function usePreview({ text, files: [first, ...more], deleted_at }: Row['latest']): string {
  const t = useKitTexts();
  if (deleted_at) return t('conversation.deleted');
  if (text || !first) return text;
  return more.length === 0
    ? first.name
    : t('conversation.moreFiles', { name: first.name, count: more.length });
}

function ConversationRow({ project, customer, freelancer, unread, latest }: Row) {
  const t = useKitTexts();
  const beginning = usePreview(latest);
  const other = useSignedInUser().role === 'customer' ? freelancer : customer;
  return (
    <Stack component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        component={Link}
        to={conversationPath(project.id, freelancer.id)}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'start',
          gap: 2,
          px: { xs: 1, sm: 2 },
          py: DENSE.row,
          borderRadius: 1,
        }}
      >
        <Initials
          first={other.first_name}
          last={other.last_name}
          photo={other.photo?.small}
          sx={{
            width: 40,
            height: 40,
            fontSize: '0.875rem',
            bgcolor: 'primary.light',
            color: 'text.primary',
          }}
        />
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: unread ? 650 : 550, overflowWrap: 'anywhere' }}>
            {nameOf(other)} · {project.name}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ textAlign: 'start' }}
            noWrap
            data-shortened
          >
            {beginning}
          </Typography>
        </Stack>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5, flexShrink: 0 }}>
          <Typography variant="caption" color="textSecondary">
            <DateTime value={latest.created_at} show="relative" />
          </Typography>
          {unread > 0 && (
            <Badge tone="blue" icon="chat">
              {t('conversations.unread', { count: unread })}
            </Badge>
          )}
        </Stack>
      </ButtonBase>
    </Stack>
  );
}
