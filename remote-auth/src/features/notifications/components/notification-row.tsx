import type { NotificationKind } from '@metier/contract';
import { Link } from '@metier/shared-kit/router';
import {
  Badge,
  Box,
  ButtonBase,
  DateTime,
  Icon,
  type IconName,
  Medallion,
  Stack,
  Typography,
  DENSE,
} from '@metier/shared-kit/ui';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../texts.ts';
import { useMarkRead, type Notification } from '../notifications.api.ts';
import { useEventText } from './use-event-text.ts';

const MIDDLE = 1;

/** Its icon; on a phone the text needs its room. */
export const MARK = { display: { xs: 'none', sm: 'block' } } as const;

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  invitations: 'mail',
  candidacies: 'work',
  searches: 'search',
  responses: 'people',
  progress: 'progress',
  verification: 'verified',
  reviews: 'review',
  support: 'support',
  cases: 'cases',
  deadlines: 'clock',
  money: 'money',
};

/** A notification: links to its page; opening it, also in a new tab, marks it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTexts();
  const textOf = useEventText();
  const mark = useMarkRead();
  const { id, kind, path, at, read_at } = notification;
  const isUnread = read_at === null;
  const open = () => isUnread && mark.mutate({ body: { ids: [id] } });
  /** The right button triggers an auxiliary click as well. */
  const openInTab = ({ button }: MouseEvent) => button === MIDDLE && open();
  return (
    <Stack component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase component={Link} to={path} onClick={open} onAuxClick={openInTab} sx={ROW}>
        <Box sx={MARK}>
          <Medallion tone={isUnread ? 'blue' : 'grey'}>
            <Icon name={ICONS[kind]} />
          </Medallion>
        </Box>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography dir="auto" sx={{ fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere' }}>
            {textOf(notification)}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 26 }}>
            <Typography variant="caption" color="textSecondary">
              <DateTime value={at} show="relative" />
            </Typography>
            {isUnread && (
              <Badge tone="blue" icon="bell">
                {t('notifications.new')}
              </Badge>
            )}
          </Stack>
        </Stack>
      </ButtonBase>
    </Stack>
  );
}

const ROW = {
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 2,
  px: { xs: 1, sm: 2 },
  py: DENSE.row,
  borderRadius: 1,
} as const;
