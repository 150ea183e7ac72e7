import { expect, test } from '@jest/globals';
import { conversationRead, countsRead, projectRead } from '@metier/contract';
import { filledReads } from './filled-reads.ts';

test('path parameters are filled in, decoded as in a page', () => {
  expect(
    filledReads([projectRead(':id'), conversationRead(':id', ':freelancer')], {
      id: '47',
      freelancer: 'a%20b',
    }),
  ).toEqual([projectRead('47'), conversationRead('47', 'a b')]);
});

test('reads without parameters stay as they are', () => {
  expect(filledReads([countsRead()], { id: '47' })).toEqual([countsRead()]);
});
