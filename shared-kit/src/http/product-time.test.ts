import { expect, test } from '@jest/globals';
import { setProductTime, productNow } from './product-time.ts';

const secondsFrom = (moment: string) => Math.round((productNow().getTime() - Date.parse(moment)) / 1000);

test("follows the server's clock, and keeps it if an answer has no date", () => {
  setProductTime('Sat, 14 Feb 2037 12:00:00 GMT');
  setProductTime(undefined);
  setProductTime('no date');
  expect(secondsFrom('2037-02-14T12:00:00Z')).toBeLessThanOrEqual(1);
});
