import { Rich } from '@metier/shared-kit/i18n';
import { Box, DateTime, Stack, Typography, SEPARATOR } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { type Change, faultsOf } from '../releases.api.ts';
import { ReleaseName } from './release-name.tsx';
import { useRegistryTexts } from './use-registry-texts.ts';

const ACTIONS = ['release', 'rollback', 'canary', 'promote', 'abort', 'withdraw'] as const;

/** One change of the registry: when, who, why, and what it made live. */
export function ChangeRow({ change }: { change: Change }) {
  const t = useTexts();
  const { number, at, action, apps, forced, coded_faults } = change;
  const { authorOf, faultOf, langOf } = useRegistryTexts();
  const { by, why } = authorOf(change);
  const known = ACTIONS.find((each) => each === action);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, gap: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          {known ? t(`releases.action.${known}`) : action}
          {why && `: ${why}`}
        </Typography>
        {apps.map((app) => (
          <ChangedApp key={app.app} changed={app} />
        ))}
        {faultsOf(forced, coded_faults).map((fault) => (
          <Typography key={fault.text} variant="body2" lang={langOf(fault)} sx={{ color: 'tone.orange.ink' }}>
            {t('releases.forced', { fault: faultOf(fault) })}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary">
          <DateTime value={at} />
          {SEPARATOR}
          {by}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('releases.number', { number })}
      </Typography>
    </Stack>
  );
}

function ChangedApp({ changed: { app, before, after, canary } }: { changed: Change['apps'][number] }) {
  const t = useTexts();
  return (
    <Typography variant="body2">
      {app}{' '}
      {before !== null && after !== null && before !== after ? (
        <Rich
          text={t('releases.replaced')}
          marks={{
            before: () => <ReleaseName>{before}</ReleaseName>,
            after: () => <ReleaseName>{after}</ReleaseName>,
          }}
        />
      ) : (
        <ReleaseName>{after ?? t('releases.nothing')}</ReleaseName>
      )}
      {canary && (
        <>
          {SEPARATOR}
          {t('releases.withCanary', { release: canary.release, percent: canary.percent })}
        </>
      )}
    </Typography>
  );
}
