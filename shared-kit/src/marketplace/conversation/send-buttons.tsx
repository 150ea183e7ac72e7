import { SubmitButton } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';

interface SendButtonsProps {
  children: string;
  /** True while the message waits for its uploads. */
  waits: boolean;
  /** Cancels the pending submission. */
  onHold: () => void;
}

/** Submits the surrounding form; shows when it waits for uploads, which may take long. */
export function SendButtons({ children, waits, onHold }: SendButtonsProps) {
  const t = useKitTexts();
  if (!waits)
    return (
      <SubmitButton variant="outlined" color="inherit" size="medium">
        {children}
      </SubmitButton>
    );
  return (
    <>
      <SubmitButton
        variant="outlined"
        color="inherit"
        size="medium"
        startIcon={<Icon name="clock" />}
        loadingPosition="start"
        // Disabled, but its text must be readable.
        sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
      >
        {t('files.waiting')}
      </SubmitButton>
      <Button color="inherit" onClick={onHold}>
        {t('files.hold')}
      </Button>
    </>
  );
}
