import { useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { notify } from '../../notify/index.ts';
import { LeaveContext } from '../../ui/index.ts';
import type { draftOf } from './draft.ts';

export type Draft = ReturnType<typeof draftOf>;

interface Typed {
  /** Null if nothing may be stored. */
  readonly draft: Draft | null;
  /** The values submitted last, which are not lost on closing. */
  readonly sent: RefObject<unknown>;
}

/** The draft state of the surrounding form. */
export const TypedContext = createContext<Typed>({ draft: null, sent: { current: null } });

/** What happens to typed text when the surrounding form is closed: kept as a draft, with a notice, or lost. */
export function useTyped() {
  const t = useKitTexts();
  const { draft, sent } = useContext(TypedContext);
  const { dirty, isSubmitting, values, initialValues } = useFormikContext<FormikValues>();
  const isTyped = () => dirty && !isSubmitting && values !== sent.current;
  return {
    isLost: () => isTyped() && !draft?.holds(values, initialValues),
    notifyIfKept: () => {
      if (draft && isTyped()) notify.success(t('draft.kept'));
    },
  };
}

/** Makes the dialog around the form confirm before closing if unsaved input would be lost. */
export function LeaveWithForm() {
  const place = useContext(LeaveContext);
  const { isLost, notifyIfKept } = useTyped();
  const leave = useEffectEvent(() => {
    if (isLost()) return false;
    notifyIfKept();
    return true;
  });
  useEffect(() => place?.(() => leave()), [place]);
  return null;
}
