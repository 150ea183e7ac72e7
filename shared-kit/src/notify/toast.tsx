import { closeSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { useDebounced } from '../timing/index.ts';
import { Box, Icon, IconButton, Paper } from '../ui/index.ts';

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

const LOOK = {
  success: { icon: 'completed', tone: 'green' },
  // An alert is announced although it is inserted together with its text.
  error: { icon: 'warning', tone: 'red', role: 'alert' },
} as const;

/**
 * Delay before a success is announced: the live region may just have moved out of a closing dialog, and screen readers
 * miss text that is added while it moves.
 */
const PLACED_MS = 200;

/** A success message: visible at once, announced once the live region is in place. */
function PoliteText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  const isPlaced = useDebounced('placed', PLACED_MS) !== '';
  useEffect(() => {
    // Appending the same node again triggers the announcement without remounting the text.
    if (isPlaced && text.current) text.current.parentElement?.append(text.current);
  }, [isPlaced]);
  return (
    <span ref={text} aria-hidden={!isPlaced || undefined}>
      {children}
    </span>
  );
}

function Toast({ id, message, kind, ref }: ToastProps & { kind: keyof typeof LOOK }) {
  const t = useKitTexts();
  const { icon, tone, ...role } = LOOK[kind];
  return (
    <Paper
      ref={ref}
      {...role}
      elevation={8}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 2,
        pr: 1,
        py: 1,
        width: { xs: 'calc(100vw - 40px)', sm: 400 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', color: `tone.${tone}.ink` }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ flexGrow: 1, py: 0.5, fontSize: '0.9375rem', lineHeight: 1.45 }}>
        {kind === 'success' ? <PoliteText>{message}</PoliteText> : message}
      </Box>
      <IconButton
        size="small"
        aria-live="off"
        aria-label={t('action.hideMessage')}
        onClick={() => closeSnackbar(id)}
      >
        <Icon name="close" />
      </IconButton>
    </Paper>
  );
}

export const SuccessToast = (props: ToastProps) => <Toast kind="success" {...props} />;
export const ErrorToast = (props: ToastProps) => <Toast kind="error" {...props} />;
