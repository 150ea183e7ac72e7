import { expect, test } from '@jest/globals';
import { dayAfter, type Days } from './days.ts';
import { type Cents, centsOf, type Points, pointsOf } from './money.ts';

type Fits<From, To> = From extends To ? true : false;

test('quantities of different units are not assignable to each other; plain numbers are assignable to all', () => {
  const fits: {
    cents: [Fits<Points, Cents>, Fits<Days, Cents>, Fits<number, Cents>];
    points: [Fits<Cents, Points>, Fits<number, Points>];
    nullable: Fits<Cents | null, Days | null>;
  } = { cents: [false, false, true], points: [false, true], nullable: false };
  expect(fits).toBeDefined();
});

// Each of these must not compile: if one does, its `@ts-expect-error` becomes a type error.
const wrong = [
  // @ts-expect-error - points where cents are asked
  (points: Points) => pointsOf(points),
  // @ts-expect-error - cents where points are asked
  (amount: Cents) => centsOf(amount),
  // @ts-expect-error - cents where days are asked
  (amount: Cents) => dayAfter(new Date(0), amount),
];

test('the compiler rejects a quantity of another unit as an argument', () => {
  expect(wrong).toHaveLength(3);
});
