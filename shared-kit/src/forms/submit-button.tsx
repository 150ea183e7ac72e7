import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/index.ts';
import { useBlockedStep } from '../ui/dialogs/blocked-step.tsx';

/**
 * Submits the surrounding form; shows a spinner and is disabled while submitting. Inside a `ProjectStep`, disabled
 * once the step is not possible.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  const isBlocked = useBlockedStep() !== undefined;
  return (
    <Button
      variant="contained"
      size="large"
      disabled={isBlocked && !isSubmitting}
      {...props}
      type="submit"
      loading={isSubmitting}
    />
  );
}
