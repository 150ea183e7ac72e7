import { expect, test } from '@jest/globals';
import { ORDER_DEFAULTS } from '@metier/contract/operations';
import { hasFrozenTerms, priceTerms, type Terms } from './brief.ts';

const now = new Date('2026-01-01T23:59:00Z');
const { links: _, ...defaults } = ORDER_DEFAULTS;
const order: Terms = {
  ...defaults,
  type: 'design',
  category_id: 20101,
  deadline: '2026-01-08',
  edits: 2,
  is_guarantee: true,
};

test.each<[string, Partial<Terms>, ReturnType<typeof priceTerms>]>([
  ['a valid order', {}, { days: 7, price: 9_894 }],
  ['tomorrow', { deadline: '2026-01-02' }, { days: 1, price: 11_083 }],
  ['today', { deadline: '2026-01-01' }, { faults: { deadline: 'tooSmall' } }],
  ['thirty days', { deadline: '2026-01-31', edits: 0, is_guarantee: false }, { days: 30, price: 5_018 }],
  ['thirty-one days', { deadline: '2026-02-01' }, { faults: { deadline: 'tooLarge' } }],
  ['a service that does not exist', { category_id: 20111 }, { faults: { category_id: 'choice' } }],
  ['a service of another type', { type: 'marketing' }, { faults: { type: 'choice' } }],
])('%s', (_name, changes, priced) => {
  expect(priceTerms({ ...order, ...changes }, now)).toEqual(priced);
});

test.each<[string, Partial<Terms>, boolean]>([
  ['what was paid', {}, true],
  ['the same days from today', { deadline: '2026-01-11' }, true],
  ['a day in between', { deadline: '2026-01-09' }, false],
  ['another type', { type: 'marketing' }, false],
  ['another service', { category_id: 20102 }, false],
  ['fewer edits', { edits: 1 }, false],
  ['no guarantee', { is_guarantee: false }, false],
])('an order of %s has the frozen terms: %p', (_name, changes, keeps) => {
  const terms = { ...order, deadline_days: 7, created_at: now, price: 9_894 };
  const later = new Date('2026-01-04T08:00:00Z');
  expect(hasFrozenTerms(terms, { ...order, ...changes }, 9_894, later)).toBe(keeps);
  expect(hasFrozenTerms(terms, { ...order, ...changes }, 9_893, later)).toBe(false);
});
