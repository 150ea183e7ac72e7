import { nameOf } from '@metier/contract';
import { Rich } from '@metier/shared-kit/i18n';
import type { Project } from '@metier/shared-kit/marketplace/project';
import { Alert, DateTime, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import type { Decision } from './decision.api.ts';

/** The decision of another manager who was faster. */
export function Outcome({ project, decision }: { project: Project; decision: Decision }) {
  const t = useTexts();
  const { money } = useFormats();
  const { customer, freelancer, budget } = project;
  const { manager, freelancer_share: share, reason, decided_at } = decision;
  const back = t('decision.taken.back', { amount: money(budget - share), name: nameOf(customer) });
  const earned = freelancer && t('decision.taken.to', { amount: money(share), name: nameOf(freelancer) });
  return (
    <Alert severity="info">
      <Typography sx={{ fontWeight: 550 }}>
        <Rich
          text={t('decision.taken.by', { name: nameOf(manager) })}
          marks={{ at: () => <DateTime value={decided_at} show="relative" /> }}
        />
      </Typography>
      <Typography>{earned ? `${earned}, ${back}` : back}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('decision.taken.reason', { reason })}</Typography>
      <Typography sx={{ mt: 1 }}>{t('decision.taken.yours')}</Typography>
    </Alert>
  );
}
