import { NOTIFICATION_PARTS, PATHS } from '@metier/contract';
import { usePageNumber, useQueryChoice } from '@metier/shared-kit/router';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  Pager,
  Panel,
  QueryStates,
  Stack,
} from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import { useTexts } from '../../../texts.ts';
import { NotificationRow } from '../components/notification-row.tsx';
import { NotificationsSkeleton } from '../components/notifications-skeleton.tsx';
import { useMarkAllRead, useNotifications } from '../notifications.api.ts';

const UNREAD = ['unread'] as const;

/** The signed-in user's notifications, newest first. Source: product.md §12. */
export function Page() {
  const t = useTexts();
  const [page, turnTo] = usePageNumber();
  const [part = 'all', choose] = useQueryChoice('show', UNREAD);
  const query = useNotifications(page, part === 'unread');
  const markAll = useMarkAllRead();
  const empty = (
    <EmptyState icon="bell" title={t(`notifications.empty.${part}.title`)}>
      {t(`notifications.empty.${part}.text`)}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        lead={t('notifications.lead')}
        actions={
          <>
            <ButtonLink to={PATHS.notificationMails} variant="outlined" color="inherit">
              {t('mails.link')}
            </ButtonLink>
            <Button
              variant="outlined"
              color="inherit"
              loading={markAll.isPending}
              disabled={!query.data?.unread}
              onClick={() => markAll.mutate({ body: { all: 1 } })}
            >
              {t('notifications.markAll')}
            </Button>
          </>
        }
      />
      <Panel>
        <FilterTabs
          label={t('notifications.filter')}
          tabs={NOTIFICATION_PARTS.map((value) => ({
            value,
            text: t(`notifications.${value}`),
            count: query.data?.counts?.[value],
          }))}
          counted
          value={part}
          onChange={(value) => choose(value === 'unread' ? value : undefined)}
          sx={{ mb: 1.5 }}
        >
          <QueryStates
            query={query}
            dimmed
            skeleton={<NotificationsSkeleton />}
            empty={({ notifications }) => notifications.length === 0 && empty}
          >
            {({ notifications, pages }) => (
              <>
                <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {notifications.map((notification) => (
                    <NotificationRow key={notification.id} notification={notification} />
                  ))}
                </Stack>
                <Pager page={page} pages={pages} onChange={turnTo} />
              </>
            )}
          </QueryStates>
        </FilterTabs>
      </Panel>
    </>
  );
}
