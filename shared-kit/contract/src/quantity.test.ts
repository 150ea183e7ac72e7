import { expect, test } from '@jest/globals';
import type { Days } from './days.ts';
import type { Cents, Points } from './money.ts';

type Fits<From, To> = From extends To ? true : false;

test('quantities of different units are not assignable to each other; plain numbers are assignable to all', () => {
  const fits: {
    cents: [Fits<Points, Cents>, Fits<Days, Cents>, Fits<number, Cents>];
    points: [Fits<Cents, Points>, Fits<number, Points>];
    nullable: Fits<Cents | null, Days | null>;
  } = { cents: [false, false, true], points: [false, true], nullable: false };
  expect(fits).toBeDefined();
});
