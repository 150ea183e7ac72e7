import { formBody, fileFieldsInJson, takesForm, type FormBody } from '@metier/contract/form-body';
import { LIMITS } from '@metier/contract';
import { mediaTypeOf, type Operation } from '@metier/contract/operations';
import { WRONG_MEDIA_TYPE, type Faults } from '@metier/contract/validation';

/** A request's body, and faults found before schema validation. */
export interface ReadBody {
  readonly body: unknown;
  readonly faults: Faults;
}

const BYTES = 'application/octet-stream';

const partsOf = (form: FormData) =>
  [...form].map(([name, value]) => ({
    name,
    value,
    isTooLarge: value instanceof Blob && value.size > LIMITS.portfolio.imageBytes,
  }));

async function readForm(request: Request, { body = {} }: Operation): Promise<FormBody> {
  return formBody(body, partsOf(await request.formData()));
}

/**
 * Reads a body like the API: JSON, or a form or bytes if the call accepts them.
 *
 * @example await readBody(request, operations['POST /api/auth/login']) // { body: { … }, faults: {} }
 */
export async function readBody(request: Request, operation: Operation): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data') && takesForm(operation)) return readForm(request, operation);
  if (type === BYTES && mediaTypeOf(operation.body ?? {}) === BYTES)
    return { body: await request.blob(), faults: {} };
  const text = await request.text();
  if (text === '') return { body: undefined, faults: {} };
  if (!type.startsWith('application/json')) return { body: text, faults: WRONG_MEDIA_TYPE };
  const body: unknown = JSON.parse(text);
  return { body, faults: takesForm(operation) ? fileFieldsInJson(operation.body ?? {}, body) : {} };
}
