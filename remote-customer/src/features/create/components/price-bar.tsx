import { dayAfter, type Days, type Price } from '@metier/contract';
import { productNow } from '@metier/shared-kit/http';
import { Rich } from '@metier/shared-kit/i18n';
import { DateTime, Money, Paper, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Height of the frame's bottom bar on a narrow screen, plus a margin, in pixels. */
const ABOVE_BOTTOM_BAR = 68;

/**
 * On a narrow screen, keeps price and delivery in view until the price panel is visible. Hidden from screen readers,
 * which read the panel.
 */
export function PriceBar({ price, days }: { price: Price | undefined; days: Days }) {
  const t = useTexts();
  return (
    <Paper
      aria-hidden
      elevation={8}
      sx={{
        display: { xs: price ? 'flex' : 'none', md: 'none' },
        position: 'sticky',
        bottom: ABOVE_BOTTOM_BAR,
        zIndex: 1,
        justifyContent: 'space-between',
        alignItems: 'center',
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <Rich
          text={t('create.delivery')}
          marks={{ day: () => <DateTime value={dayAfter(productNow(), days)} show="day" /> }}
        />
      </Typography>
      <Typography variant="h2" component="span">
        {price && <Money amount={price.total} />}
      </Typography>
    </Paper>
  );
}
