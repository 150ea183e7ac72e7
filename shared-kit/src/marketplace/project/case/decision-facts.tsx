import { nameOf } from '@metier/contract';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, Typography } from '../../../ui/index.ts';
import { LinkedText } from '../linked-text.tsx';
import type { Project } from '../types.ts';
import { ShareFacts } from './share-facts.tsx';

/**
 * The first decision of an open case: by whom, the reason, the shares, and until when it can be appealed, or that it
 * was.
 */
export function DecisionFacts({ project }: { project: Project }) {
  const t = useKitTexts();
  const { decision } = project;
  if (!decision) return null;
  const { manager, freelancer_share, reason, appeal_until } = decision;
  const name = nameOf(manager);
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {appeal_until === null ? t('decision.byFirst', { name }) : t('decision.by', { name })}
      </Typography>
      <LinkedText text={reason} />
      <Box sx={{ my: 1.5 }}>
        <ShareFacts
          project={project}
          share={freelancer_share}
          until={appeal_until === null ? undefined : { label: t('decision.until'), at: appeal_until }}
        />
      </Box>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t(appeal_until === null ? 'decision.reopened' : 'decision.waits')}
      </Typography>
    </Box>
  );
}
