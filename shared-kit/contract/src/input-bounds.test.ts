import { expect, test } from '@jest/globals';
import { inputOf, operations, type Call } from './operations.ts';
import { faultOf, validatorFor } from './validation.ts';

interface Field {
  readonly type?: string;
  readonly maxItems?: number;
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
}

const LONGER_THAN_ANY_PATTERN = 37;

/** Paths of lists without `maxItems` and of texts without a bounded length. */
function unbounded(field: Field, path: string): string[] {
  const { type, maxItems, items, properties = {} } = field;
  const inside = Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${path}.${name}`));
  const inItems = items ? unbounded(items, `${path}[]`) : [];
  const isLong = type === 'array' && maxItems === undefined;
  return [...(isLong || (type === 'string' && takesAnyLength(field)) ? [path] : []), ...inside, ...inItems];
}

const takesAnyLength = (field: Field): boolean =>
  !('maxLength' in field) &&
  ['x', '1'].some((one) => faultOf(field, one.repeat(LONGER_THAN_ANY_PATTERN)) === undefined);

test.each(Object.keys(operations) as Call[])('every list and text in the input of %s is bounded', (call) => {
  const [method = ''] = call.split(' ');
  const { query, body } = inputOf(method, operations[call]);
  expect([...unbounded(query as Field, 'query'), ...unbounded((body ?? {}) as Field, 'body')]).toEqual([]);
});

test('an unbounded list or text is reported', () => {
  const field = { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } };
  expect(unbounded(field, 'body')).toEqual(['body.tags', 'body.tags[]']);
});

test.each(Object.keys(operations) as Call[])('the input schemas of %s compile', (call) => {
  const [method = ''] = call.split(' ');
  const { query, body = {} } = inputOf(method, operations[call]);
  expect(() => [validatorFor(query, 'querystring')({}), validatorFor(body, 'body')({})]).not.toThrow();
});
