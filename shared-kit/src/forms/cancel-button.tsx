import { useFormikContext } from 'formik';
import { useKitTexts } from '../i18n/index.ts';
import { Button, type ButtonProps } from '../ui/index.ts';
import { useTyped } from './draft/use-typed.ts';

interface CancelButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'onClick'> {
  onClick: () => void;
}

/**
 * Leaves the surrounding form and keeps its draft; disabled while submitting, since leaving would not abort the call.
 */
export function CancelButton({ children, onClick, ...button }: CancelButtonProps) {
  const t = useKitTexts();
  const { isSubmitting } = useFormikContext();
  const { notifyIfKept } = useTyped();
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...button}
      disabled={isSubmitting}
      onClick={() => {
        notifyIfKept();
        onClick();
      }}
    >
      {children ?? t('action.cancel')}
    </Button>
  );
}
