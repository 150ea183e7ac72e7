import { projectStory } from '../project-story.ts';
import { invite, pay, respond } from '../project-steps.ts';

export const screens = projectStory(
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

export const slides = projectStory(
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

export const caseStudy = projectStory(
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

export const moka = projectStory(
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
