import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Cents, Points } from '@metier/contract';
import { useKitTexts } from '../../i18n/index.ts';
import { useFormats } from './use-formats.ts';

const Figures = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** An amount in euros with tabular figures. Example: `<Money amount={9894} />` shows €98.94. */
export function Money({ amount }: { amount: Cents }) {
  return <Figures>{useFormats().money(amount)}</Figures>;
}

/** Points with the unit. Example: `<PointsAmount points={9894} />` shows 9,894 points. */
export function PointsAmount({ points }: { points: Points }) {
  const t = useKitTexts();
  return <Figures>{t('points', { count: points, points: useFormats().points(points) })}</Figures>;
}
