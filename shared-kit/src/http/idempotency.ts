/** Keys of unanswered mutations, by the digest of their input. */
const waiting = new Map<string, string>();

const fileIds = new WeakMap<Blob, string>();

function fileId(file: Blob): string {
  const id = fileIds.get(file) ?? crypto.randomUUID();
  fileIds.set(file, id);
  return id;
}

/** Tells inputs of calls apart, also by their files, whose content JSON omits. Example: `inputKey({ photo })`. */
export const inputKey = (input: unknown): string => JSON.stringify(input, withFiles);

const withFiles = (_name: string, value: unknown): unknown => (value instanceof Blob ? fileId(value) : value);

/** A digest, so that no password stays in memory. */
async function digestOf(input: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(inputKey(input));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}

/**
 * The idempotency key of a mutation: reused by retries until the outcome is known, so that a second press after a lost
 * answer or an error of the server cannot act twice. The API honours it where a call moves money or status. Source: product.md §3.
 *
 * @returns null for a read
 */
export async function idempotencyKey(
  call: string,
  query: unknown,
  body: unknown,
): Promise<{ key: string; answered: () => void } | null> {
  if (call.startsWith('GET ')) return null;
  const intent = await digestOf([call, query, body]);
  const key = waiting.get(intent) ?? crypto.randomUUID();
  waiting.set(intent, key);
  return { key, answered: () => waiting.delete(intent) };
}
