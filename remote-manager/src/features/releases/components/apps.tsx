import { isApiError } from '@metier/shared-kit/http';
import { useQueryChoice } from '@metier/shared-kit/router';
import {
  Box,
  EmptyState,
  ErrorState,
  Panel,
  PanelsSkeleton,
  QueryStates,
  Stack,
} from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { MEASURES } from '../figures.ts';
import { useReleases } from '../releases.api.ts';
import { AppCard } from './app-card.tsx';
import { useTakeBack } from './use-take-back.tsx';

const [FIRST] = MEASURES;

/** All apps, with a chart of one measure for each. */
export function Apps() {
  const t = useTexts();
  const releases = useReleases();
  const [chosen] = useQueryChoice('chart', MEASURES);
  const { takeBack, dialog } = useTakeBack(releases.data?.apps);
  return (
    <QueryStates
      query={releases}
      skeleton={
        <Charts>
          <PanelsSkeleton panels={3} />
        </Charts>
      }
      failed={(error, retry) =>
        isApiError(error, 'releasesUnavailable') ? (
          <Unavailable />
        ) : (
          <ErrorState framed error={error} onRetry={retry} />
        )
      }
      empty={({ apps }) =>
        apps.length === 0 && (
          <Panel>
            <EmptyState icon="chart" title={t('releases.emptyHistory')} />
          </Panel>
        )
      }
    >
      {(overview) => (
        <Charts>
          {overview.apps.map((app) => (
            <AppCard
              key={app.app}
              app={app}
              overview={overview}
              measure={chosen ?? FIRST}
              takeBack={takeBack}
            />
          ))}
          {dialog}
        </Charts>
      )}
    </QueryStates>
  );
}

/** Selects the measure of the apps' charts. */
function Charts({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [chosen, choose] = useQueryChoice('chart', MEASURES);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectInput
          label={t('releases.chart')}
          value={chosen ?? FIRST}
          options={MEASURES.map((value) => ({ value, text: t(`releases.measure.${value}`) }))}
          onChange={(value) => choose(value === FIRST ? undefined : value)}
        />
      </Box>
      {children}
    </Stack>
  );
}

function Unavailable() {
  const t = useTexts();
  return (
    <Panel>
      <EmptyState icon="offline" title={t('releases.unavailable.title')}>
        {t('releases.unavailable.text')}
      </EmptyState>
    </Panel>
  );
}
