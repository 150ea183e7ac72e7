import { dayAfter, type Days, type Price } from '@metier/contract';
import { SubmitButton } from '@metier/shared-kit/forms';
import { Rich } from '@metier/shared-kit/i18n';
import { BOTTOM_BAR, PAGE_BAR } from '@metier/shared-kit/notify';
import { Box, DateTime, GlobalStyles, Money, Paper, Typography, useProductNow } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Height of the bar in pixels where price and button are below each other, with a margin. */
const HEIGHT = 132;
/** In a window as low as this, the bar would cover most of the form. Same as the frame's. */
const LOW = '@media (max-height: 480px)';
const ABOVE_FRAME = `var(${BOTTOM_BAR}, 0px)`;

interface PriceBarProps {
  price: Price | undefined;
  days: Days;
  /** Label of the button. */
  submitText: string;
}

/**
 * On a narrow screen, keeps price, delivery and the button in view: at the bottom of the window, and below the form once
 * that is scrolled to its end. A field that gets the focus is scrolled to above it.
 */
export function PriceBar({ price, days, submitText }: PriceBarProps) {
  const t = useTexts();
  const now = useProductNow();
  return (
    <>
      <GlobalStyles
        styles={{
          ':root': { [PAGE_BAR]: `${HEIGHT}px`, [LOW]: { [PAGE_BAR]: '0px' } },
        }}
      />
      <Paper
        elevation={8}
        sx={{
          position: 'sticky',
          bottom: ABOVE_FRAME,
          [LOW]: { position: 'static' },
          zIndex: 1,
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          px: 2,
          py: 1,
          border: 1,
          borderColor: 'divider',
          // It lies on the frame's bar: no line of the form shows between them.
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        }}
      >
        <Box sx={{ flex: '1 1 120px' }}>
          {price ? (
            <>
              <Typography variant="h3" component="span" sx={{ display: 'block' }}>
                <Money amount={price.total} />
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <Rich
                  text={t('create.delivery')}
                  marks={{ day: () => <DateTime value={dayAfter(now, days)} show="day" /> }}
                />
              </Typography>
            </>
          ) : (
            <Typography variant="body2">{t('create.chooseService')}</Typography>
          )}
        </Box>
        <SubmitButton sx={{ flex: '1 0 auto' }}>{submitText}</SubmitButton>
      </Paper>
    </>
  );
}
