import { expect, test } from '@jest/globals';
import { notificationData } from './notification-data.ts';

test('keeps names, amounts and moments of a mail, and no text written by a user', () => {
  const mail = {
    project: 'A logo',
    freelancer: 'Felix Tester',
    amount: { cents: 7524 },
    clears: { moment: '2026-03-02T09:00:00.000Z' },
    points: 7524,
    path: '/app/projects/1',
    comment: 'Lighter, please',
    reason: 'The link is dead',
    answer: 'On its page',
    // A project without the moment.
    due: { moment: '' },
  };
  expect(notificationData(mail)).toEqual({
    project: 'A logo',
    freelancer: 'Felix Tester',
    amount: 7524,
    clears: '2026-03-02T09:00:00.000Z',
    points: 7524,
  });
});
