import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';
import { afterPress } from './after-press.ts';
import { messageText, type Message } from './message.ts';

/**
 * A field's value, setter and error: the schema's error after blur, or the API's error until the value changes.
 */
export function useFormField<Value>(name: string) {
  'use memo';
  const t = useKitTexts();
  // Not `useField`, whose setters are new in each render, so that every field would be rendered for each typed letter.
  const { values, errors, touched, status, setFieldValue, setFieldTouched, setStatus } =
    useFormikContext<FormikValues>();
  const refusals = status as Readonly<Record<string, Message>> | undefined;
  const refused = refusals?.[name];
  // A list has an error per entry; shows the first.
  const [first] = [getIn(errors, name) as string | (string | undefined)[] | undefined]
    .flat()
    .filter((each) => each !== undefined);
  const message = getIn(touched, name) && first ? first : refused;
  return {
    value: getIn(values, name) as Value,
    error: message ? messageText(t, message) : undefined,
    /**
     * Validates the form, unless a change of another field that does follows: the validation that ends last decides.
     */
    set: (next: Value, validates = true) => {
      if (refused) {
        setStatus(Object.fromEntries(Object.entries(refusals ?? {}).filter(([field]) => field !== name)));
        // Error toasts are about the value being corrected, and on a phone may cover the submit button.
        notify.clearErrors();
      }
      void setFieldValue(name, next, validates);
    },
    /**
     * Call on blur. Moving to an element in `data-helper-of={name}`, such as a button that fills the field, does not
     * count.
     */
    leave: (blur?: { relatedTarget: EventTarget | null }) => {
      const target = blur?.relatedTarget;
      if (target instanceof Element && target.closest(`[data-helper-of="${name}"]`)) return;
      afterPress(() => void setFieldTouched(name, true));
    },
  };
}
