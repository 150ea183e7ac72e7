import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, SEPARATOR, Stack, Typography } from '../../../ui/index.ts';
import type { Activity, Project } from '../types.ts';
import { useActivityWords } from './use-activity-words.ts';

interface ActivityEntryProps extends Pick<Project, 'freelancer'> {
  entry: Activity;
}

/** A line of a project's activity. */
export function ActivityEntry({ entry: { actor, at, ...activity }, freelancer }: ActivityEntryProps) {
  const t = useKitTexts();
  const wordsOf = useActivityWords(freelancer);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1.5,
        position: 'relative',
        pb: 2,
        '&:last-of-type': { pb: 0 },
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 4,
          top: 18,
          bottom: -4,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          mt: '7px',
          flexShrink: 0,
          borderRadius: '50%',
          border: 2,
          borderColor: actor ? 'primary.main' : 'text.disabled',
        }}
      />
      <Box>
        <Typography sx={{ fontWeight: 550 }}>{wordsOf(activity)}</Typography>
        <Typography variant="caption" color="textSecondary">
          {actor ? nameOf(actor) : t('project.automatic')}
          {SEPARATOR}
          <DateTime value={at} />
        </Typography>
      </Box>
    </Stack>
  );
}
