import { HELD_STATUSES } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, Panel, TextLink } from '@metier/shared-kit/ui';
import { filteredProjectsPath, payoutsPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { Overview } from '../overview.api.ts';
import { MoneyFigure } from './money-figure.tsx';

/** Money that has not reached anybody yet; without `overview` while loading. */
export function MoneyFigures({ overview }: { overview: Overview | undefined }) {
  const t = useTexts();
  const kit = useKitTexts();
  const { held, held_by_status, in_payout, to_pay_out } = overview ?? {};
  return (
    <Panel title={t('overview.money.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        }}
      >
        <MoneyFigure
          name={t('overview.money.held')}
          amount={held?.amount}
          link={
            held && (
              <TextLink to={filteredProjectsPath({ status: 'held' })}>
                {t('overview.money.ofProjects', { count: held.projects })}
              </TextLink>
            )
          }
          title={t('overview.money.heldByStatus')}
          bars={HELD_STATUSES.map((status) => ({
            name: kit(`status.word.${status}`),
            count: held_by_status && (held_by_status.find((entry) => entry.status === status)?.amount ?? 0),
            to: filteredProjectsPath({ status }),
          }))}
        />
        <MoneyFigure
          name={t('overview.money.inPayout')}
          amount={in_payout?.amount}
          link={
            in_payout && (
              <TextLink to={payoutsPath('open')}>
                {t('overview.money.ofPayouts', { count: in_payout.payouts })}
              </TextLink>
            )
          }
          title={t('overview.money.payoutsByStatus')}
          bars={[{ name: t('payouts.part.waiting'), count: to_pay_out?.amount, to: payoutsPath('waiting') }]}
        />
      </Box>
    </Panel>
  );
}
