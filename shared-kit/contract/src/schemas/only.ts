import type { Static, TObject } from 'typebox';

/**
 * Picks the fields of a value that a schema names.
 *
 * @example only(Closed({ id: Id }), { id: '4711', password: 'secret' }) // { id: '4711' }
 */
export function only<S extends TObject>(schema: S, value: Static<S>): Static<S> {
  const fields = Object.entries(value as object).filter(([name]) => Object.hasOwn(schema.properties, name));
  return Object.fromEntries(fields) as Static<S>;
}
