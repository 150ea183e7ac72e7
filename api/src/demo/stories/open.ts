import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import { choose, invite, pay, refund, respond } from '../project-steps.ts';

const influencers = projectStory(
  20,
  {
    name: 'Shortlist of coffee podcasts',
    description:
      'Ten podcasts and channels that would suit a cooperation with a small roastery, with reach and contact.',
    service: 10110,
    days: 10,
    edits: 0,
    guarantee: false,
  },
  [
    [20, pay],
    [18, refund],
  ],
);

const review = projectStory(
  1,
  {
    name: 'Why do baskets stay behind?',
    description:
      'Two out of three baskets in our shop are left before payment. Please look at the way from the basket to the confirmation, on a phone and on a computer, and tell us what to change first.',
    links: ['https://winterkaffee.example/shop'],
    service: 10107,
    days: 7,
    edits: 1,
    guarantee: false,
  },
  [
    [1, pay],
    [0.8, respond('nora')],
    [0.3, choose('nora')],
  ],
);

const screens = projectStory(
  1.2,
  {
    name: 'Five screens for the subscription app',
    description:
      'Start, choose a size, pause, change the address, taste diary. We have the flow on paper and our brand guide is almost ready; we need screens that our developer can build from.',
    service: 20105,
    days: 21,
    edits: 2,
    guarantee: false,
  },
  [
    [1.2, pay],
    [1, respond('felix')],
  ],
);

const slides = projectStory(
  0.5,
  {
    name: 'Slides for the spring fair',
    description:
      'Ten slides for a talk of twelve minutes: who we are, how we buy, what we pay the farmers. In the look of our brand guide, with room for large photos.',
    service: 20107,
    days: 7,
    edits: 1,
    guarantee: false,
  },
  [
    [0.5, pay],
    [0.4, invite('felix')],
  ],
);

const caseStudy = projectStory(
  0.6,
  {
    name: 'Case study: the hotel on the lake',
    description:
      'A hotel has changed its 60 rooms to our coffee. We would like to tell the story on two pages: before, the change, after. The manager of the hotel is looking forward to an interview.',
    service: 50103,
    days: 14,
    edits: 1,
    guarantee: true,
  },
  [
    [0.6, pay],
    [0.5, invite('nora')],
  ],
);

const moka = projectStory(
  0.3,
  {
    name: 'Long guide to the moka pot',
    description:
      'Everything about the moka pot on one page of 2,000 words: history, grind, water, mistakes, cleaning. It should become the page that people send to each other.',
    service: 50102,
    days: 20,
    edits: 1,
    guarantee: false,
  },
  [[0.3, pay]],
);

const packaging = projectStory(0.1, {
  name: 'Packaging for the winter edition',
  description:
    'A box for three bags of 100 g with a sleeve that we can print in small numbers. It should fit through a letter box.',
  service: 20110,
  days: 18,
  edits: 2,
  guarantee: true,
});

const taxBug = projectStory(0.05, {
  name: 'Wrong tax in the basket',
  description:
    'Gift vouchers are shown with 7 % tax instead of none. The shop runs on a common open-source system; access to a test copy is ready.',
  service: 30102,
  days: 3,
  edits: 0,
  guarantee: false,
});

/** Projects without work: unpaid, open, invited, assigned, refunded. */
export const openStories: readonly DemoEvent[] = [
  influencers,
  review,
  screens,
  slides,
  caseStudy,
  moka,
  packaging,
  taxBug,
].flat();
