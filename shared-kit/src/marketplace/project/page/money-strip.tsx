import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, Panel, Skeleton, Stack, Waiting } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import type { ProjectMoney } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { moneyParts } from './money-parts.ts';
import { Figure } from './money-figure.tsx';

const STRIP = { mb: 3, containerType: 'inline-size' };

/** All in one row, or in pairs, so that none is alone in a row of a narrow drawer. */
const figuresIn = (columns: number) => ({
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, 1fr)',
  '@container (min-width: 560px)': { gridTemplateColumns: `repeat(${columns}, 1fr)` },
});

/** Skeleton of the strip. */
export function MoneyStripSkeleton({ figures = 3 }: { figures?: number }) {
  const each = Array.from({ length: figures }, (_, figure) => (
    <Figure key={figure} label={<Skeleton width={64} />}>
      <Skeleton width={96} />
    </Figure>
  ));
  return (
    <Waiting>
      <Panel sx={STRIP}>
        <Box component="dl" sx={figuresIn(figures)}>
          {each}
        </Box>
        <Skeleton sx={{ mt: 2, height: 6, transform: 'none' }} />
      </Panel>
    </Waiting>
  );
}

/** A project's money: paid, held, pending, available, refunded, and when it changes. */
export function MoneyStrip({ money }: { money: ProjectMoney }) {
  const t = useKitTexts();
  const viewer = useViewer();
  if (money.captured === 0) return null;
  const clearsAt = money.clears_at;
  // A customer reads where the money is, not the states of a balance.
  const side = viewer === 'customer' ? 'customer' : 'other';
  const parts = moneyParts(money).filter(({ cents }) => side === 'other' || cents > 0);
  return (
    <Panel aria-label={t('money.title')} sx={STRIP}>
      <Box component="dl" sx={figuresIn(parts.length + 1)}>
        <Figure label={t('money.paid')}>
          <Amount cents={money.captured} />
        </Figure>
        {parts.map(({ key, cents, tone }) => (
          <Figure
            key={key}
            label={t(`money.${side}.${key}`)}
            dot={`tone.${tone}.ink`}
            muted={cents === 0}
            note={
              key === 'pending' &&
              clearsAt && (
                <Rich text={t(`money.${side}.until`)} marks={{ at: () => <DateTime value={clearsAt} /> }} />
              )
            }
          >
            <Amount cents={cents} />
          </Figure>
        ))}
      </Box>
      <Stack
        direction="row"
        aria-hidden
        sx={{ mt: 2, height: 6, gap: '2px', borderRadius: 3, overflow: 'hidden' }}
      >
        {parts.map(
          ({ key, cents, tone }) =>
            cents > 0 && (
              <Box key={key} sx={{ flexGrow: cents, flexBasis: 0, bgcolor: `tone.${tone}.ink` }} />
            ),
        )}
      </Stack>
    </Panel>
  );
}
