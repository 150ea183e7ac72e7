import { expect, test } from '@jest/globals';
import { journeyTarget } from './journey-target.ts';

test.each([
  [[], {}, []],
  [['customer', '--headed'], {}, ['customer', '--headed']],
  [['--base', 'https://metier.example/app'], { METIER_URL: 'https://metier.example' }, []],
  [['open', '--base=http://localhost:8080'], { METIER_URL: 'http://localhost:8080' }, ['open']],
  [
    [
      '--override',
      'remote-customer=http://localhost:8101',
      '--override=auth=https://preview.example/',
      'open',
    ],
    { METIER_OVERRIDES: 'customer:http://localhost:8101/ auth:https://preview.example/' },
    ['open'],
  ],
])('with %j the journeys visit %j', (args, environment, rest) => {
  expect(journeyTarget(args)).toEqual({ environment, rest });
});

test.each([
  [['--base', 'metier.example'], '--base needs the address'],
  [['--override', 'remote-customer'], '--override needs a remote and its address'],
  [['--override', 'remote-customer=localhost'], '--override needs the address'],
])('%j is refused', (args, words) => {
  expect(() => journeyTarget(args)).toThrow(words);
});
