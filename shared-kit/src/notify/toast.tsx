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
  // Announced although it comes together with its text.
  error: { icon: 'warning', tone: 'red', role: 'alert' },
} as const;

/**
 * Until the region of the toasts stands where it is: it leaves a dialog that closes as the toast comes, and a reader
 * hears what is added to a region that stands.
 */
const PLACED_MS = 200;

/** The text of a success: seen at once, and heard once it is added a second time, to a region that stands. */
function PoliteText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  const isPlaced = useDebounced('placed', PLACED_MS) !== '';
  useEffect(() => {
    // The only child, so this changes no order; the same element, so whoever looks at it keeps it.
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
