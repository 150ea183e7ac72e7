import { DownloadAll, StoredFiles } from '../../../files/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, Icon, Stack, Typography } from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Improvement } from '../types.ts';

interface ChangeRequestProps {
  projectId: string;
  improvement: Improvement;
}

export function ChangeRequest({ projectId, improvement }: ChangeRequestProps) {
  const t = useKitTexts();
  return (
    <Box component="li" sx={{ my: 1, p: 2, borderRadius: 1, bgcolor: 'tone.orange.ground' }}>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5, color: 'tone.orange.ink' }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Icon name="improving" sx={{ fontSize: 18 }} />
          <Typography variant="h3">{t('project.changes')}</Typography>
        </Stack>
        <Typography variant="caption">
          <DateTime value={improvement.created_at} />
        </Typography>
      </Stack>
      <LinkedText text={improvement.comment} />
      {improvement.files.length > 0 && (
        <Stack sx={{ gap: 1.5, mt: 1.5, color: 'text.primary' }}>
          <StoredFiles files={improvement.files} wide />
          {improvement.files.length > 1 && (
            <DownloadAll of={{ project_id: projectId, improvement_id: improvement.id }} />
          )}
        </Stack>
      )}
    </Box>
  );
}
