import { Form as FormikForm, Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ApiError, isApiError, isCanceled, NetworkError } from '../http/index.ts';
import { Stack } from '../ui/index.ts';
import { FocusFirstError } from './focus-first-error.tsx';
import { message, type Message } from './message.ts';
import { TellChanges } from './tell-changes.tsx';

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** May reject with the API's error: the values stay, and errors of fields go to their fields. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode;
  /** Told of every change, so that a draft can be kept. */
  onChange?: ((values: Values) => void) | undefined;
  /** What to say at which field of an answer that is about one; undefined of any other. */
  refusalOf?: (error: ApiError) => Readonly<Record<string, Message>> | undefined;
  /** Starts again from the new initial values after they have been saved. */
  restart?: boolean;
}

/** Of error 1000: its `details` (field -> message key) as messages. Source: product.md §8. */
const wrongFields = ({ details }: ApiError): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(details).map(([field, key]) => [
      field,
      message(`errors.field.${String(key)}` as 'errors.field.format'),
    ]),
  );

/**
 * A form checked by a schema: a field complains once it was left, all do on submit, and the first wrong
 * one takes the focus.
 *
 * @example
 * <Form initialValues={{ email: '' }} schema={schema} onSubmit={(values) => recover.mutateAsync({ body: values })}>
 *   <TextField name="email" label={t('email')} />
 *   <SubmitButton>{t('send')}</SubmitButton>
 * </Form>
 */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  children,
  onChange,
  refusalOf,
  restart = false,
}: FormProps<Values>) {
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await onSubmit(schema.cast(values) as Values, form);
    } catch (error) {
      // Kept apart from what the schema finds, which is found anew whenever a field is left.
      if (error instanceof ApiError)
        form.setStatus(isApiError(error, 'invalidInput') ? wrongFields(error) : refusalOf?.(error));
      // The mutation has told the reader, or the reader has ended it; anything else is a defect and must be seen.
      else if (!(error instanceof NetworkError || isCanceled(error))) throw error;
    }
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={submit}
      enableReinitialize={restart}
    >
      <Stack component={FormikForm} noValidate sx={{ gap: 2.5 }}>
        <FocusFirstError />
        {onChange && <TellChanges to={(values) => onChange(values as Values)} />}
        {children}
      </Stack>
    </Formik>
  );
}
