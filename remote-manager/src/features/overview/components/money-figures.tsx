import { Box, Panel, Skeleton, TextLink, Typography, useFormats } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { filteredProjectsPath, openPayoutsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';

interface MoneyFiguresProps {
  /** Undefined while loading. */
  held: Overview['held'] | undefined;
  inPayout: Overview['in_payout'] | undefined;
}

/** Money that has not reached anybody yet. */
export function MoneyFigures({ held, inPayout }: MoneyFiguresProps) {
  const t = useTexts();
  return (
    <Panel title={t('overview.money.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))' }}>
        <Figure name={t('overview.money.held')} amount={held?.amount}>
          {held && (
            <TextLink to={filteredProjectsPath({ status: 'held' })}>
              {t('overview.money.ofProjects', { count: held.projects })}
            </TextLink>
          )}
        </Figure>
        <Figure name={t('overview.money.inPayout')} amount={inPayout?.amount}>
          {inPayout && (
            <TextLink to={openPayoutsPath}>
              {t('overview.money.ofPayouts', { count: inPayout.payouts })}
            </TextLink>
          )}
        </Figure>
      </Box>
    </Panel>
  );
}

function Figure({
  name,
  amount,
  children,
}: {
  name: string;
  amount: number | undefined;
  children: ReactNode;
}) {
  const { money } = useFormats();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="p" variant="h1">
        {amount === undefined ? <Skeleton width={128} /> : money(amount)}
      </Typography>
      <Typography variant="body2">{children ?? <Skeleton width={96} />}</Typography>
    </div>
  );
}
