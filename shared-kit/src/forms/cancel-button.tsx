import { useFormikContext } from 'formik';
import { useKitTexts } from '../i18n/index.ts';
import { Button, type ButtonProps } from '../ui/index.ts';

/** Leaves the surrounding form; off while it is under way, for what has begun is not ended by looking away. */
export function CancelButton({ children, ...button }: Omit<ButtonProps, 'type' | 'disabled'>) {
  const t = useKitTexts();
  const { isSubmitting } = useFormikContext();
  return (
    <Button variant="outlined" color="inherit" {...button} disabled={isSubmitting}>
      {children ?? t('action.cancel')}
    </Button>
  );
}
