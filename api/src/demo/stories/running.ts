import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import {
  acceptInvitation,
  choose,
  comment,
  deliver,
  invite,
  pay,
  respond,
  sendBack,
  start,
} from '../project-steps.ts';
import { auditInDispute } from './audit-in-dispute.ts';
import { botToBeRefunded } from './bot-to-be-refunded.ts';
import { brandGuide } from './brand-guide.ts';
import { mapDecided } from './decided-map.ts';

const subscriptionText = projectStory(
  6,
  {
    name: 'Text for the gift subscription',
    description:
      'A page that sells a coffee subscription as a present: for three, six or twelve months. Headline, three paragraphs, five questions with answers.',
    service: 50202,
    days: 7,
    edits: 1,
    guarantee: false,
  },
  [
    [6, pay],
    [5.8, respond('nora')],
    [5.5, choose('nora')],
    [5, start('nora')],
    [
      2.5,
      deliver(
        'nora',
        'Headline: "A present that arrives again and again"\n\nThree paragraphs and the five questions: https://noralindqvist.example/winterkaffee/gift-1',
      ),
    ],
    [
      1.5,
      sendBack(
        'The headline is lovely. The second paragraph sounds like an advertisement, please calm it down. And the question about delivery abroad is missing.',
      ),
    ],
  ],
);

const tourWebsite = projectStory(
  4,
  {
    name: 'Website for the roastery tours',
    description:
      'We offer tours on Saturdays and would like to manage dates and texts ourselves. Five pages, a calendar, a booking form that sends us a mail. German and English.',
    links: ['https://winterkaffee.example/rundgang'],
    service: 30103,
    days: 14,
    edits: 1,
    guarantee: false,
  },
  [
    [4, pay],
    [4, invite('felix')],
    [3.8, acceptInvitation('felix')],
    [3, start('felix')],
    [2, comment('felix', 'The system is set up, I am building the calendar now. First look on Monday.')],
  ],
);

/** Projects in progress: one of each status, and three with an open case, one of them decided. */
export const runningStories: readonly DemoEvent[] = [
  brandGuide,
  subscriptionText,
  tourWebsite,
  auditInDispute,
  botToBeRefunded,
  mapDecided,
].flat();
