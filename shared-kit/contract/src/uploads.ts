/**
 * Serialises a body: with files as a form with lists as repeated fields; otherwise unchanged.
 *
 * @example wireBody({ title: 'Logos', images: [file] }) instanceof FormData // true
 */
export function wireBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one: unknown) => [name, one] as const),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
