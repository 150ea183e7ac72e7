import { SubmitButton } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';

interface SendButtonsProps {
  children: string;
  /** True while a message that was to be sent waits for its files. */
  waits: boolean;
  /** Keeps it from being sent when they are there. */
  onHold: () => void;
}

/** Sends the surrounding form; says so where that waits for files, which may take a while. */
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
        // It is not pressed, but it is read.
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
