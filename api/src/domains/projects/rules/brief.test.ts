import { expect, test } from '@jest/globals';
import { priceOrder, type Order } from './brief.ts';

const now = new Date('2026-01-01T23:59:00Z');
const order: Order = {
  type: 'design',
  category_id: 20101,
  deadline: '2026-01-08',
  edits: 2,
  is_guarantee: true,
};

test.each<[string, Partial<Order>, ReturnType<typeof priceOrder>]>([
  ['a valid order', {}, { days: 7, price: 9_894 }],
  ['tomorrow', { deadline: '2026-01-02' }, { days: 1, price: 11_083 }],
  ['today', { deadline: '2026-01-01' }, { faults: { deadline: 'tooSmall' } }],
  ['thirty days', { deadline: '2026-01-31', edits: 0, is_guarantee: false }, { days: 30, price: 5_018 }],
  ['thirty-one days', { deadline: '2026-02-01' }, { faults: { deadline: 'tooLarge' } }],
  ['a service that does not exist', { category_id: 20111 }, { faults: { category_id: 'choice' } }],
  ['a service of another type', { type: 'marketing' }, { faults: { type: 'choice' } }],
])('%s', (_, changes, priced) => {
  expect(priceOrder({ ...order, ...changes }, now)).toEqual(priced);
});
