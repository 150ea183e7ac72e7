import { Badge, Box, DateTime, Stack, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { OwnVerification } from '../verification.api.ts';

const LOOK = {
  submitted: { tone: 'amber', icon: 'checking' },
  approved: { tone: 'green', icon: 'verified' },
  rejected: { tone: 'red', icon: 'close' },
} as const;

/** State of the verification, its meaning, and the manager's reason. */
export function VerificationState({ status, reason, decided_at }: OwnVerification['verification']) {
  const t = useTexts();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {status !== 'none' && <Badge {...LOOK[status]}>{t(`verification.status.${status}`)}</Badge>}
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t(`verification.text.${status}`)}
      </Typography>
      {reason && decided_at && (
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'tone.grey.ground', width: '100%' }}>
          <Typography variant="caption" color="textSecondary">
            {t('verification.reason')}
            {SEPARATOR}
            <DateTime value={decided_at} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Typography>
        </Box>
      )}
    </Stack>
  );
}
