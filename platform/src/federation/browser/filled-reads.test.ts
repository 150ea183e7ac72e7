import { expect, test } from '@jest/globals';
import { conversationRead, countsRead, customerRead, projectRead, USER_ID } from '@metier/contract';
import { filledReads } from './filled-reads.ts';

test('path parameters are filled in, decoded as in a page', () => {
  expect(
    filledReads([projectRead(':id'), conversationRead(':id', ':freelancer')], {
      id: '47',
      freelancer: 'a%20b',
    }),
  ).toEqual([projectRead('47'), conversationRead('47', 'a b')]);
});

test('the id of the signed-in user is filled in', () => {
  expect(filledReads([customerRead(USER_ID)], { id: '47' }, 'u1')).toEqual([customerRead('u1')]);
});

test('reads without parameters stay as they are', () => {
  expect(filledReads([countsRead()], { id: '47' })).toEqual([countsRead()]);
});
