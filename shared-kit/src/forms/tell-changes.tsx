import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Tells what the surrounding form holds: at first, and whenever that changes. */
export function TellChanges({ to }: { to: (values: FormikValues) => void }) {
  const { values } = useFormikContext<FormikValues>();
  const tell = useEffectEvent(to);
  useEffect(() => tell(values), [values]);
  return null;
}
