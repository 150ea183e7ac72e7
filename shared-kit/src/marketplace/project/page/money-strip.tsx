import type { ProjectFigure } from '@metier/contract';
import { useId, useState } from 'react';
import { Rich, useKitTexts } from '../../../i18n/index.ts';
import { Box, DateTime, FORCED_MARK, Panel, Skeleton, Stack, Waiting } from '../../../ui/index.ts';
import { Amount } from '../amount.tsx';
import type { Project } from '../types.ts';
import { useViewer } from '../use-viewer.ts';
import { MoneyEntries } from './money-entries.tsx';
import { Figure } from './money-figure.tsx';
import { moneyParts, type MoneyPart } from './money-parts.ts';

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

/** A project's money: paid, held, pending, available, refunded, and when it changes. Each figure opens its entries. */
export function MoneyStrip({ project: { id, money } }: { project: Pick<Project, 'id' | 'money'> }) {
  const t = useKitTexts();
  const viewer = useViewer();
  const entries = useId();
  const [shown, show] = useState<ProjectFigure>();
  if (money.captured === 0) return null;
  const clearsAt = money.clears_at;
  // A customer reads where the money is, not the states of a balance.
  const side = viewer === 'customer' ? 'customer' : 'other';
  const parts = moneyParts(money).filter(({ cents }) => side === 'other' || cents > 0);
  const nameOf = (figure: ProjectFigure) =>
    t(figure === 'captured' ? 'money.paid' : `money.${side}.${figure}`);
  // Acceptance, for example, takes a figure away from its customer.
  const open = [...parts.map(({ key }) => key), 'captured' as const].find((figure) => figure === shown);
  const opening = (figure: ProjectFigure) => ({
    isOpen: figure === open,
    controls: entries,
    onPress: () => show(figure === open ? undefined : figure),
  });
  return (
    <Panel aria-label={t('money.title')} sx={STRIP}>
      <Box component="dl" sx={figuresIn(parts.length + 1)}>
        <Figure label={nameOf('captured')} opening={opening('captured')}>
          <Amount cents={money.captured} />
        </Figure>
        {parts.map(({ key, cents, tone }) => (
          <Figure
            key={key}
            label={nameOf(key)}
            dot={`tone.${tone}.ink`}
            muted={cents === 0}
            opening={opening(key)}
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
      <MoneyBar parts={parts} />
      <Box id={entries}>
        {open && <MoneyEntries key={open} projectId={id} figure={open} name={nameOf(open)} />}
      </Box>
    </Panel>
  );
}

const MoneyBar = ({ parts }: { parts: readonly MoneyPart[] }) => (
  <Stack
    direction="row"
    aria-hidden
    sx={{ mt: 2, height: 6, gap: '2px', borderRadius: 3, overflow: 'hidden' }}
  >
    {parts.map(
      ({ key, cents, tone }) =>
        cents > 0 && (
          <Box
            key={key}
            sx={{ flexGrow: cents, flexBasis: 0, bgcolor: `tone.${tone}.ink`, ...FORCED_MARK }}
          />
        ),
    )}
  </Stack>
);
