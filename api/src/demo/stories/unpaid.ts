import { projectStory } from '../project-story.ts';

export const packaging = projectStory(0.1, {
  name: 'Packaging for the winter edition',
  description:
    'A box for three bags of 100 g with a sleeve that we can print in small numbers. It should fit through a letter box.',
  service: 20110,
  days: 18,
  edits: 2,
  guarantee: true,
});

export const taxBug = projectStory(0.05, {
  name: 'Wrong tax in the basket',
  description:
    'Gift vouchers are shown with 7 % tax instead of none. The shop runs on a common open-source system; access to a test copy is ready.',
  service: 30102,
  days: 3,
  edits: 0,
  guarantee: false,
});
