import { Form as FormikForm, Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ApiError, isApiError, isCanceled, NetworkError } from '../http/index.ts';
import { Stack } from '../ui/index.ts';
import { FocusFirstError } from './focus-first-error.tsx';
import { message } from './message.ts';

interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** May reject with the API's error: the values stay, and errors of fields go to their fields. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode;
  /** Starts again from the new initial values after they have been saved. */
  restart?: boolean;
}

/** Shows `details` of error 1000 (field -> message key) at the fields. Source: product.md §8. */
function showFieldErrors<Values>({ details }: ApiError, form: FormikHelpers<Values>): void {
  for (const [field, key] of Object.entries(details)) {
    void form.setFieldTouched(field, true, false);
    form.setFieldError(field, message(`errors.field.${String(key)}` as 'errors.field.format'));
  }
}

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
  restart = false,
}: FormProps<Values>) {
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    try {
      await onSubmit(schema.cast(values) as Values, form);
    } catch (error) {
      if (isApiError(error, 'invalidInput')) showFieldErrors(error, form);
      // The mutation has told the reader, or the reader has ended it; anything else is a defect and must be seen.
      else if (!(error instanceof ApiError || error instanceof NetworkError || isCanceled(error)))
        throw error;
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
        {children}
      </Stack>
    </Formik>
  );
}
