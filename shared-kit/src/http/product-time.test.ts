import { expect, test } from '@jest/globals';
import { learnProductTime, productNow } from './product-time.ts';

const secondsFrom = (moment: string) => Math.round((productNow().getTime() - Date.parse(moment)) / 1000);

test("goes by the server's clock, and keeps it when an answer tells none", () => {
  learnProductTime('Sat, 14 Feb 2037 12:00:00 GMT');
  learnProductTime(undefined);
  learnProductTime('no date');
  expect(secondsFrom('2037-02-14T12:00:00Z')).toBeLessThanOrEqual(1);
});
