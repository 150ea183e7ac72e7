import Alert, { type AlertProps } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Height of the top bar, which covers content scrolled to the window's edge. */
const UNDER_TOP_BAR = 80;

/**
 * An alert above fields that scrolls into view when it appears: in a low window the pressed button is far below it.
 *
 * @example {refusal && <ShownAlert severity="error">{refusal}</ShownAlert>}
 */
export function ShownAlert({ sx = [], ...rest }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={alert}
      {...rest}
      sx={[{ scrollMarginTop: UNDER_TOP_BAR }, ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx])]}
    />
  );
}
