import fc from 'fast-check';
import type { Role } from '@metier/contract';
import { mediaTypeOf, type Access, type Operation } from '@metier/contract/operations';
import type { TSchema } from 'typebox';
import { CALLERS, type Caller } from '../matrix/callers.ts';
import { formOf, type Payload } from './form-of.ts';
import { anyHeaders } from './hostile-headers.ts';
import { BROKEN_BODIES, BROKEN_QUERIES } from './hostile.ts';
import { nearly, valueOf } from './input-of.ts';

/** One request as it goes over the wire, and who sends it. */
export interface Attempt {
  readonly caller: Caller;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Payload;
}

/** Attempts at an operation: some that fit its schemas, some that nearly do, some that are nothing of the kind. */
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
  // Without a query of its own a call is mostly sent without any, so that its body gets a hearing.
  return fc.record({
    // Mostly somebody whom the call is open to: a refusal at the door tests nothing behind it.
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

/** Whether the call is open to one of its callers, who have a confirmed e-mail and a role. */
export function isOpenTo(caller: Caller, access: Access): boolean {
  const role = ROLE_OF[caller];
  return role !== undefined && (typeof access === 'string' || access.includes(role));
}

/** Bodies that fit a schema and such that nearly do, in every way that they may be sent. */
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
