import type { ReactNode } from 'react';
import { Typography } from '../../ui/index.ts';

interface FigureProps {
  label: string;
  value: ReactNode;
  /** How it is counted. */
  note: string;
}

/** One figure of a record. */
export const Figure = ({ label, value, note }: FigureProps) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, mt: 0.5, fontSize: '1.25rem', fontWeight: 600 }}>
      {value}
    </Typography>
    <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
      {note}
    </Typography>
  </div>
);
