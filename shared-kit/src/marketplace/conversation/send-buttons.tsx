import { SubmitButton } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';

interface SendButtonsProps {
  children: string;
  /** True while the message waits for its uploads. */
  isWaiting: boolean;
  /** Cancels the pending submission. */
  onCancel: () => void;
}

/** Submits the surrounding form; shows when it waits for uploads, which may take long. */
export function SendButtons({ children, isWaiting, onCancel }: SendButtonsProps) {
  const t = useKitTexts();
  if (!isWaiting)
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
      <Button color="inherit" onClick={onCancel}>
        {t('files.hold')}
      </Button>
    </>
  );
}
