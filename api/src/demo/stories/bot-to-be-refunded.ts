import { projectStory } from '../project-story.ts';
import { acceptInvitation, askRefund, comment, invite, pay, start } from '../project-steps.ts';

export const botToBeRefunded = projectStory(
  11,
  {
    name: 'Chat bot for opening hours and orders',
    description:
      'A small assistant for our website that answers questions about opening hours, delivery times and the status of an order, and hands over to us when it does not know.',
    service: 30105,
    days: 14,
    edits: 0,
    guarantee: false,
  },
  [
    [11, pay],
    [11, invite('felix')],
    [10.5, acceptInvitation('felix')],
    [10, start('felix')],
    [
      1.2,
      comment(
        'clara',
        'Our shop system will bring such an assistant next month, free of charge. I am sorry, but we should stop here.',
      ),
    ],
    [1, askRefund('We will not need the assistant any more, and nothing has been delivered yet.')],
  ],
);
