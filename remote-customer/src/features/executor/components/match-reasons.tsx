import { displayedHours } from '@metier/contract';
import { Box, Icon, Typography, useFormats } from '@metier/shared-kit/ui';
import type { Reason } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

/** Why a freelancer is shown for a project, strongest first. */
export function MatchReasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTexts();
  const words = useWords();
  return (
    <Box component="ul" aria-label={t('executor.reasons')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reasons.map((reason) => (
        <Typography
          key={reason.kind}
          component="li"
          variant="body2"
          sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}
        >
          <Icon name="check" sx={{ fontSize: 18, mt: '1px', color: 'primary.main' }} />
          {words(reason)}
        </Typography>
      ))}
    </Box>
  );
}

function useWords() {
  const t = useTexts();
  const { decimal, share } = useFormats();
  return (reason: Reason): string => {
    if ('average' in reason) {
      return t('executor.reason.rated', { average: decimal(reason.average), count: reason.count });
    }
    if ('count' in reason) return t(`executor.reason.${reason.kind}`, { count: reason.count });
    if ('hours' in reason) {
      return t('executor.reason.answers_soon', { count: displayedHours(reason.hours) });
    }
    if ('percent' in reason) return t('executor.reason.on_time', { percent: share(reason.percent / 100) });
    return t(`executor.reason.${reason.kind}`);
  };
}
