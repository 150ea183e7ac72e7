import { useField } from 'formik';
import { useKitTexts } from '../i18n/index.ts';
import { messageText } from './message.ts';

/** Value of a field, how to change it, and its error in the reader's language once it was left. */
export function useFormField<Value>(name: string) {
  const t = useKitTexts();
  const [{ value }, { error, touched }, helpers] = useField<Value>(name);
  // A list has an error for each of its entries; the first is told.
  const [first] = [error as string | (string | undefined)[] | undefined]
    .flat()
    .filter((each) => each !== undefined);
  return {
    value,
    error: touched && first ? messageText(t, first) : undefined,
    set: (next: Value) => void helpers.setValue(next),
    leave: () => void helpers.setTouched(true),
  };
}
