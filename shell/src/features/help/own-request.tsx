import { projectPath } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import {
  Badge,
  Box,
  DateTime,
  DialogButton,
  Stack,
  TextLink,
  Typography,
  SEPARATOR,
} from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Request } from './help.api.ts';

const ReplyDialog = onDemand(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

const STATES = {
  open: { tone: 'amber', icon: 'clock' },
  answered: { tone: 'green', icon: 'check' },
  closed: { tone: 'grey', icon: 'check' },
} as const;

/** A question of the user with its answers and replies, to reply to. */
export function OwnRequest({ request }: { request: Request }) {
  const t = useTexts();
  const { name, description, created_at, state, project, messages } = request;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3">{name}</Typography>
        <Badge {...STATES[state]}>{t(`help.own.${state}`)}</Badge>
        <Typography component="span" variant="caption" color="textSecondary">
          <DateTime value={created_at} />
        </Typography>
      </Stack>
      {project && <TextLink to={projectPath(project.id)}>{project.name}</TextLink>}
      <Typography color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
        {description}
      </Typography>
      {messages.map((message) => (
        <Box
          key={message.id}
          sx={{
            mt: 1,
            pl: 2,
            borderInlineStart: 3,
            borderColor: message.is_own ? 'divider' : 'primary.main',
          }}
        >
          <Typography variant="caption" color="textSecondary">
            {t(message.is_own ? 'help.own.you' : 'help.own.answer')}
            {SEPARATOR}
            <DateTime value={message.created_at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{message.text}</Typography>
        </Box>
      ))}
      <DialogButton
        size="small"
        variant="outlined"
        color="inherit"
        sx={{ mt: 1 }}
        aria-label={t('help.own.replyTo', { name })}
        dialog={(close) => <ReplyDialog request={request} onClose={close} />}
      >
        {t('help.own.reply')}
      </DialogButton>
    </Box>
  );
}
