import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { DENSE } from '../theme/density.ts';

interface PanelProps extends Omit<PaperProps, 'title'> {
  /** Heading of the section, `h2`. */
  title?: ReactNode;
}

/** A bordered section of a page. With a title it is a named region. */
export function Panel({ title, children, sx, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      {...(title ? { 'aria-labelledby': id } : {})}
      sx={[{ p: DENSE.panel }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    >
      {title && (
        <Typography id={id} variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
