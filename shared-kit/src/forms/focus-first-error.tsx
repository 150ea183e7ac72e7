import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a refused submit. */
export function FocusFirstError() {
  const anchor = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, isValid, status } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || (isValid && status === undefined)) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per submit, not while the reader corrects
  }, [submitCount, isSubmitting]);
  return <span ref={anchor} hidden />;
}
