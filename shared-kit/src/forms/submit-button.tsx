import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/index.ts';

/** Submits the surrounding form; busy while it is under way, so that it cannot be pressed twice. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" size="large" {...props} type="submit" loading={isSubmitting} />;
}
