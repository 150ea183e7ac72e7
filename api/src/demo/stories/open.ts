import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import { choose, pay, refund, respond } from '../project-steps.ts';
import { packaging, taxBug } from './unpaid.ts';
import { screens, slides, caseStudy, moka } from './sought.ts';

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
