import fc from 'fast-check';
import type { Role } from '@metier/contract';
import { mediaTypeOf, type Access, type Operation } from '@metier/contract/operations';
import type { TSchema } from 'typebox';
import { CALLERS, type Caller } from '../matrix/callers.ts';
import { formOf, type Payload } from './form-of.ts';
import { anyHeaders } from './hostile-headers.ts';
import { BROKEN_BODIES, BROKEN_QUERIES } from './hostile.ts';
import { nearly, valueOf } from './input-of.ts';

/** A request as sent, and its caller. */
export interface Attempt {
  readonly caller: Caller;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Payload;
}

/** Requests to an operation: valid, nearly valid and arbitrary ones. */
export function attemptsAt(
  { access, query, body }: Operation,
  ids: readonly string[],
): fc.Arbitrary<Attempt> {
  const searches = fc.oneof(
    ...(query ? [valueOf(query, ids).map(searchOf), nearly(query, ids).map(searchOf)] : [fc.constant('')]),
    fc.constantFrom('', ...BROKEN_QUERIES),
  );
  const broken = fc.constantFrom(...BROKEN_BODIES).map(([type, payload]) => ({ type, payload }));
  const bodies = fc.oneof(...(body ? payloadsOf(body, ids) : [fc.constant(undefined)]), broken);
  // Calls without query parameters mostly get none, so that validation reaches the body.
  return fc.record({
    // Mostly an authorized caller: a refused one tests only authorization.
    caller: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...CALLERS.filter((caller) => isOpenTo(caller, access))) },
      fc.constantFrom(...CALLERS),
    ),
    search: query ? searches : fc.oneof({ weight: 9, arbitrary: fc.constant('') }, searches),
    headers: anyHeaders,
    body: bodies,
  }) as fc.Arbitrary<Attempt>;
}

const ROLE_OF: Partial<Record<Caller, Role>> = {
  owner: 'customer',
  'other customer': 'customer',
  executor: 'freelancer',
  'other freelancer': 'freelancer',
  manager: 'manager',
};

/** Whether some caller with a confirmed e-mail and a role may make the call. */
export function isOpenTo(caller: Caller, access: Access): boolean {
  const role = ROLE_OF[caller];
  return role !== undefined && (typeof access === 'string' || access.includes(role));
}

/** Valid and nearly valid bodies in every media type. */
function payloadsOf(schema: TSchema, ids: readonly string[]): fc.Arbitrary<Payload>[] {
  const bodies = [valueOf(schema, ids), nearly(schema, ids)];
  const asJson = bodies.map((body) => body.map(jsonOf));
  if (mediaTypeOf(schema) !== 'multipart/form-data') return asJson;
  return [...asJson, ...bodies.map((body) => body.chain((fields) => formOf(fields as object)))];
}

const jsonOf = (value: unknown) => ({ type: 'application/json', payload: JSON.stringify(value) });

function searchOf(fields: unknown): string {
  const pairs = Object.entries(fields as object).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
  return new URLSearchParams(pairs).toString();
}
