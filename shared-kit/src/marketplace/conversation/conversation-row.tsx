import { conversationPath, nameOf } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { useSignedInUser } from '../../session/index.ts';
import { Avatar, Badge, ButtonBase, DateTime, DENSE, SEPARATOR, Stack, Typography } from '../../ui/index.ts';

/** Diameter of the photo. */
export const AVATAR_SIZE = 40;

type Row = Reply<'GET /api/conversations'>['conversations'][number];

/** Beside the text; on a phone below it, where beside it only half a line would be left for the text. */
const ASIDE = {
  flexDirection: { xs: 'row', sm: 'column' },
  flexBasis: { xs: '100%', sm: 'auto' },
  justifyContent: 'flex-end',
  alignItems: { xs: 'center', sm: 'flex-end' },
  columnGap: 1,
  rowGap: 0.5,
  flexShrink: 0,
} as const;

/** Preview of a message: its text, or the name of its first file. */
function usePreview({ text, files: [first, ...more], deleted_at }: Row['latest']): string {
  const t = useKitTexts();
  if (deleted_at) return t('conversation.deleted');
  if (text || !first) return text;
  return more.length === 0
    ? first.name
    : t('conversation.moreFiles', { name: first.name, count: more.length });
}

export function ConversationRow({ project, customer, freelancer, unread, latest }: Row) {
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
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          columnGap: 2,
          rowGap: 0.5,
          px: { xs: 1, sm: 2 },
          py: DENSE.row,
          borderRadius: 1,
        }}
      >
        <Avatar person={other} size={AVATAR_SIZE} />
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: unread ? 650 : 550, overflowWrap: 'anywhere' }}>
            {`${nameOf(other)}${SEPARATOR}${project.name}`}
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
        <Stack sx={ASIDE}>
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
