import { useId, type ReactNode } from 'react';
import { Box, ButtonBase, FORCED_MARK, Typography } from '../../../ui/index.ts';

interface FigureProps {
  label: ReactNode;
  /** Colour of this part in the bar below. */
  dot?: string;
  muted?: boolean;
  note?: ReactNode;
  /** Makes the amount a button. */
  opening?: Opening | undefined;
  children: ReactNode;
}

/** How a figure opens what it consists of. */
interface Opening {
  readonly isOpen: boolean;
  /** Id of the element that shows it. */
  readonly controls: string;
  readonly onPress: () => void;
}

export function Figure({ label, dot, muted = false, note, opening, children }: FigureProps) {
  const name = useId();
  return (
    // The amounts of a row stand on one line, however long the names are.
    <Box sx={{ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0.25 }}>
      <Typography
        component="dt"
        id={name}
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}
      >
        {dot && (
          <Box
            component="span"
            sx={{
              flex: 'none',
              width: 8,
              height: 8,
              mt: '0.4em',
              borderRadius: '50%',
              bgcolor: dot,
              ...FORCED_MARK,
            }}
          />
        )}
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="h3"
        sx={{ m: 0, ...(muted && { color: 'text.secondary', fontWeight: 500 }) }}
      >
        {opening ? (
          <OpeningAmount {...opening} label={name}>
            {children}
          </OpeningAmount>
        ) : (
          children
        )}
        {note && (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', fontWeight: 400 }}
          >
            {note}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}

interface OpeningAmountProps extends Opening {
  /** Id of the figure's name, which precedes the amount in the button's name. */
  label: string;
  children: ReactNode;
}

function OpeningAmount({ isOpen, controls, onPress, label, children }: OpeningAmountProps) {
  const id = useId();
  return (
    <ButtonBase
      id={id}
      aria-labelledby={`${label} ${id}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      sx={{
        minHeight: 24,
        verticalAlign: 'baseline',
        font: 'inherit',
        textAlign: 'start',
        textDecoration: `underline ${isOpen ? 'solid' : 'dotted'}`,
        textUnderlineOffset: '4px',
      }}
    >
      {children}
    </ButtonBase>
  );
}
