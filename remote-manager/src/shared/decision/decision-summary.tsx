import { SubmitButton } from '@metier/shared-kit/forms';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { ShareFacts } from '@metier/shared-kit/marketplace/project/case';
import { Box, Button, Stack, Typography } from '@metier/shared-kit/ui';
import { BlockedNote, useBlockedStep } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../texts.ts';

interface DecisionSummaryProps {
  project: Project;
  /** The freelancer's share of the price, in cents. */
  share: number;
  reason: string;
  /** Returns to the fields, with what was typed. */
  onBack: () => void;
}

/** Confirmation step of a decision: both amounts with the names, and the reason. */
export function DecisionSummary({ project, share, reason, onBack }: DecisionSummaryProps) {
  const t = useTexts();
  const blocked = useBlockedStep();
  return (
    <Box role="group" aria-label={t('decision.looked.title')}>
      <BlockedNote>{blocked}</BlockedNote>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('decision.looked.title')}
      </Typography>
      <ShareFacts project={project} share={share} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('decision.reason')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Typography>
      <Stack direction="row" sx={{ mt: 2.5, gap: 1.5, flexWrap: 'wrap' }}>
        <Button autoFocus variant="outlined" color="inherit" onClick={onBack}>
          {t('decision.looked.back')}
        </Button>
        <SubmitButton size="medium">{t('decision.confirm')}</SubmitButton>
      </Stack>
    </Box>
  );
}
