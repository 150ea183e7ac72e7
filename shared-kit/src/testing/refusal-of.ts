import { mayCall } from '@metier/contract/access';
import { UUID } from '@metier/contract';
import { inputOf, operations, type Call, type Operation } from '@metier/contract/operations';
import { cardFaults, CardSchema, type Card } from '@metier/contract/tokeniser';
import { validatorFor, type Faults, type Validate } from '@metier/contract/validation';
import { userOf } from '../session/index.ts';
import type { ReadBody } from './read-body.ts';
import { refuse, type Refusal } from './refusal.ts';

type Checks = Readonly<Record<'query' | 'body', Validate>>;
const compiled = new Map<Call, Checks>();

/** Compiled once, since the tests of a file repeat the same few calls. */
function checksOf(call: Call): Checks {
  const [method = ''] = call.split(' ');
  const { query, body = {} } = inputOf(method, operations[call]);
  const checks = compiled.get(call) ?? {
    query: validatorFor(query, 'querystring'),
    body: validatorFor(body, 'body'),
  };
  compiled.set(call, checks);
  return checks;
}

/** Repeated keys become lists, as in the API. */
function queryOf({ url }: Request): Record<string, unknown> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...searchParams.keys()].map((key) => {
      const [first, ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** Tokens in tests always belong to an active session. */
function refusedCaller({ headers }: Request, { access }: Operation): Refusal | undefined {
  if (access === 'public') return undefined;
  const user = userOf((headers.get('authorization') ?? '').replace(/^Bearer /, ''));
  if (user === null) return refuse('notSignedIn');
  return mayCall(access, { role: user.role, sessionId: 'test' }) ? undefined : refuse('notAllowed');
}

function keyFaults({ headers }: Request): Faults {
  const key = headers.get('idempotency-key');
  return key === null || UUID.test(key) ? {} : { 'Idempotency-Key': 'format' };
}

/** As in the API, the first part with faults is reported. */
function refusedInput(call: Call, request: Request, { body, faults }: ReadBody): Refusal | undefined {
  const checks = checksOf(call);
  const wrong = [
    { faults },
    checks.body(body),
    checks.query(queryOf(request)),
    { faults: keyFaults(request) },
  ]
    .map((part) => ('faults' in part ? part.faults : {}))
    .find((part) => Object.keys(part).length > 0);
  return wrong && refuse('invalidInput', wrong);
}

/**
 * How the API would refuse a request regardless of its database, by the contract's schemas and rules; undefined if
 * the call would be executed.
 *
 * @example refusalOf('GET /api/account/funds', request, body) // undefined, or what `refuse` makes
 */
export const refusalOf = (call: Call, request: Request, body: ReadBody): Refusal | undefined =>
  refusedCaller(request, operations[call]) ?? refusedInput(call, request, body);

const checkCard = validatorFor(CardSchema, 'body');

/** How the payment provider's sandbox refuses a card; undefined if it is tokenised. */
export function refusedCard(card: unknown): Refusal | undefined {
  const checked = checkCard(card);
  const faults = 'faults' in checked ? checked.faults : cardFaults(checked.value as Card, new Date());
  return Object.keys(faults).length > 0 ? refuse('invalidInput', faults) : undefined;
}
