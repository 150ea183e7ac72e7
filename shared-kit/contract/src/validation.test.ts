import { describe, expect, test } from '@jest/globals';
import Type from 'typebox';
import { PATTERNS } from './patterns.ts';
import { faultOf, validatorFor } from './validation.ts';

const Schema = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String({ minLength: 1, maxLength: 5, pattern: PATTERNS.notBlank.source }),
    code: Type.Optional(Type.String({ minLength: 2 })),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    colours: Type.Optional(
      Type.Array(Type.Unsafe<string>({ type: 'string', enum: ['red', 'blue'] }), { maxItems: 2 }),
    ),
    day: Type.Optional(Type.String({ format: 'date' })),
    notes: Type.Optional(Type.Array(Type.Record(Type.String(), Type.String()))),
  },
  { additionalProperties: false },
);
const GOOD = { id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', name: 'Nora' };

describe('a body', () => {
  const validate = validatorFor(Schema, 'body');

  test('is accepted unchanged', () => {
    const value = { ...GOOD, count: 3, day: '2026-02-28', notes: [{ naïve: '😀' }] };
    expect(validate(value)).toEqual({ value });
  });

  test.each([
    [{ id: 'x' }, { id: 'format' }],
    [{ id: `urn:uuid:${GOOD.id}` }, { id: 'format' }],
    [{ id: undefined }, { id: 'required' }],
    [{ name: '' }, { name: 'required' }],
    [{ name: '   ' }, { name: 'required' }],
    [{ name: '\u200b\u00a0' }, { name: 'required' }],
    [{ name: 'Nicolas' }, { name: 'tooLong' }],
    [{ name: null }, { name: 'type' }],
    [{ code: 'x' }, { code: 'tooShort' }],
    [{ count: '3' }, { count: 'type' }],
    [{ count: 1.5 }, { count: 'type' }],
    [{ count: 0 }, { count: 'tooSmall' }],
    [{ count: 10 }, { count: 'tooLarge' }],
    [{ colours: ['red', 'green'] }, { colours: 'choice' }],
    [{ colours: ['red', 'red', 'red'] }, { colours: 'tooLong' }],
    [{ day: '2026-02-30' }, { day: 'format' }],
    [{ code: 'a\0b' }, { code: 'format' }],
    [{ code: 'a\uD800' }, { code: 'format' }],
    [{ notes: [{}, { text: 'a\0b' }] }, { notes: 'format' }],
    [{ notes: [{ 'a\0b': 'text' }] }, { notes: 'format' }],
    [
      { more: 1, name: 7 },
      { more: 'unknown', name: 'type' },
    ],
  ])('with %j is refused field by field', (change, details) => {
    expect(validate({ ...GOOD, ...change })).toEqual({ faults: details });
  });

  test('that is missing counts as empty; one that is not an object is refused', () => {
    expect(validate(undefined)).toEqual({ faults: { id: 'required', name: 'required' } });
    expect(validate('text')).toEqual({ faults: { body: 'type' } });
  });
});

describe('input that is much too large', () => {
  const validate = validatorFor(Schema, 'body');
  const strange = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, n]));

  test('reports at most twenty unknown fields', () => {
    const { faults } = validate({ ...GOOD, ...strange(75_000) }) as { faults: object };
    expect(Object.keys(faults)).toHaveLength(20);
    expect(new Set(Object.values(faults))).toEqual(new Set(['unknown']));
  });

  test('is not checked further when it has more unknown fields than are reported', () => {
    const { faults } = validate({ name: 7, ...strange(21) }) as { faults: object };
    expect(Object.keys(faults)).toEqual(Object.keys(strange(20)));
  });

  test('reports at most twenty faults of any kind', () => {
    const { faults } = validate({ ...strange(20), name: 7, count: 'x' }) as { faults: object };
    expect(Object.keys(faults)).toHaveLength(20);
  });

  test.each(['body', 'querystring'] as const)('does not check the items of an overlong list (%s)', (part) => {
    const looks: (string | symbol)[] = [];
    const colours = new Proxy(
      Array.from({ length: 400_000 }, () => 'green'),
      {
        get: (list, name) => {
          looks.push(name);
          return Reflect.get(list, name) as unknown;
        },
      },
    );
    const faults = { colours: 'tooLong', name: 'required' };
    expect(validatorFor(Schema, part)({ ...GOOD, name: '', colours })).toEqual({ faults });
    expect(looks.filter((name) => /^\d+$/.test(String(name)))).toEqual([]);
  });
});

describe('a query string', () => {
  const validate = validatorFor(Schema, 'querystring');

  test('is coerced to numbers, and a single value to a list', () => {
    const value = { ...GOOD, count: 3, colours: ['red'] };
    expect(validate({ ...GOOD, count: '3', colours: 'red' })).toEqual({ value });
  });

  test('of any depth is checked', () => {
    const validateAny = validatorFor(Type.Object({ file: Type.Unknown() }), 'body');
    const nested = (text: string) => {
      let file: unknown = text;
      for (let level = 0; level < 100_000; level += 1) file = [file];
      return { file };
    };
    expect(validateAny(nested('a'))).toHaveProperty('value');
    expect(validateAny(nested('a\0b'))).toEqual({ faults: { file: 'format' } });
  });

  test('with a NUL is refused', () => {
    expect(validate({ ...GOOD, code: 'a\0b' })).toEqual({ faults: { code: 'format' } });
  });

  test('with several values for a single-valued field is rejected', () => {
    expect(validate({ ...GOOD, count: ['3', '4'], code: ['a', 'b'] })).toEqual({
      faults: { count: 'type', code: 'type' },
    });
  });

  test('with an invalid number is refused', () => {
    expect(validate({ ...GOOD, count: 'many' })).toEqual({ faults: { count: 'type' } });
  });
});

test('a reply is validated by the same rules', () => {
  expect(faultOf(Schema, GOOD)).toBeUndefined();
  expect(faultOf(Schema, { ...GOOD, secret: 1 })).toContain('additional');
});
