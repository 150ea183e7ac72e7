import { Rich } from '@metier/shared-kit/i18n';
import { Badge, Box, DateTime, SEPARATOR, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { isCounted } from '../figures.ts';
import type { Authored, ReleaseCounts, ReleasedApp } from '../releases.api.ts';
import { ReleaseName } from './release-name.tsx';
import { ShareBar } from './share-bar.tsx';
import { Totals } from './totals.tsx';
import { useRegistryTexts } from './use-registry-texts.ts';

/** An app's live release and its figures. */
export function LiveFacts({ app: { live, counts } }: { app: ReleasedApp }) {
  const t = useTexts();
  if (!live) {
    return (
      <div>
        <Badge tone="grey" icon="offline">
          {t('releases.withdrawn')}
        </Badge>
      </div>
    );
  }
  return (
    <Release
      badge={
        <Badge tone="green" icon="completed">
          {t('releases.kind.live')}
        </Badge>
      }
      release={live}
      counts={counts.live}
    />
  );
}

/** An app's canary: its share, schedule and figures. */
export function CanaryFacts({ app: { canary, counts } }: { app: ReleasedApp }) {
  const t = useTexts();
  const { share } = useFormats();
  if (!canary) return null;
  const { percent, schedule } = canary;
  const next = schedule?.steps.filter((step) => step > percent) ?? [];
  return (
    <Release
      badge={
        <Badge tone="amber" icon="progress">
          {t('releases.kind.canary')}
        </Badge>
      }
      release={canary}
      counts={counts.canary}
    >
      <ShareBar percent={percent} label={t('releases.share', { percent })} />
      {schedule && next.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('releases.schedule', {
            steps: next.map((step) => share(step / 100)).join(', '),
            minutes: schedule.minutes,
          })}
        </Typography>
      )}
    </Release>
  );
}

interface ReleaseProps {
  badge: ReactNode;
  release: Authored & { readonly release: string; readonly since: string };
  counts: ReleaseCounts | null;
  children?: ReactNode;
}

function Release({ badge, release: { release, since, ...authored }, counts, children }: ReleaseProps) {
  const t = useTexts();
  const { by, why } = useRegistryTexts().authorOf(authored);
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {badge}
        <ReleaseName>{release}</ReleaseName>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <Rich text={t('releases.since', { by })} marks={{ since: () => <DateTime value={since} /> }} />
        {why && `${SEPARATOR}${why}`}
      </Typography>
      {children}
      {isCounted(counts) && (
        <Box sx={{ mt: 0.5 }}>
          <Totals counts={counts} />
        </Box>
      )}
    </Stack>
  );
}
