import { Form as FormikForm, Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ApiError, isApiError, isCanceled, NetworkError } from '../http/index.ts';
import { useUser } from '../session/index.ts';
import { Stack } from '../ui/index.ts';
import { draftOf, VISITOR, type FormDraft } from './draft/draft.ts';
import { KeepDraft } from './draft/keep-draft.tsx';
import { TypedContext, LeaveWithForm } from './draft/use-typed.ts';
import { FocusFirstError } from './focus-first-error.tsx';
import { message, type Message } from './message.ts';

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /**
   * May reject with an API error: the values stay, and field errors are shown at their fields. Resolves with `false`
   * if the values were not sent after all.
   */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode;
  /** Key of the draft; `never` for passwords, codes and cards. */
  draft: FormDraft | 'never';
  /** Maps an API error to messages by field; undefined for other errors. */
  refusalOf?: (error: ApiError) => Readonly<Record<string, Message>> | undefined;
  /** Layout around the fields, for forms with more than a column of fields, such as one that fills a dialog. */
  frame?: (fields: ReactNode) => ReactNode;
  /** Resets to the new initial values after saving. */
  restart?: boolean;
}

/** Field errors of error 1000: its `details` (field -> message key) as messages. Source: product.md §8. */
const wrongFields = ({ details }: ApiError): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(details).map(([field, key]) => [
      field,
      message(`errors.field.${String(key)}` as 'errors.field.format'),
    ]),
  );

/**
 * A form validated by a schema: fields show errors on blur and on submit, and the first invalid field gets the focus.
 * Typed values are stored as a draft until sent.
 *
 * @example
 * <Form draft={{ kind: 'comment', about: id }} initialValues={{ text: '' }} schema={schema} onSubmit={(values) => add.mutateAsync({ body: values })}>
 *   <TextField name="text" label={t('text')} />
 *   <SubmitButton>{t('send')}</SubmitButton>
 * </Form>
 */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  children,
  draft,
  refusalOf,
  frame,
  restart = false,
}: FormProps<Values>) {
  const { kind = '', about = '', except, forVisitors = false } = draft === 'never' ? {} : draft;
  const writer = useUser()?.id ?? (forVisitors ? VISITOR : undefined);
  const place = `${writer ?? ''} ${kind} ${about}`;
  const sent = useRef<Values>(null);
  const typed = {
    draft: writer && kind ? draftOf(writer, { kind, about, ...(except && { except }) }) : null,
    sent,
  };
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      if ((await onSubmit(schema.cast(values) as Values, form)) === false) return;
      sent.current = values;
      typed.draft?.drop();
    } catch (error) {
      // Separate from the schema's errors, which are recomputed on every blur.
      if (error instanceof ApiError)
        form.setStatus(isApiError(error, 'invalidInput') ? wrongFields(error) : refusalOf?.(error));
      // The mutation has reported these, or the user has cancelled; anything else is a bug and must surface.
      else if (!(error instanceof NetworkError || isCanceled(error))) throw error;
    }
  };
  const fields = (
    <>
      <FocusFirstError />
      <LeaveWithForm />
      <KeepDraft />
      {children}
    </>
  );
  return (
    <Formik
      key={place}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={submit}
      enableReinitialize={restart}
    >
      <TypedContext value={typed}>
        <Stack component={FormikForm} noValidate sx={frame ? { minHeight: 0 } : { gap: 2.5 }}>
          {frame ? frame(fields) : fields}
        </Stack>
      </TypedContext>
    </Formik>
  );
}
