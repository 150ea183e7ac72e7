import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import { accept, acceptInvitation, comment, deliver, invite, pay, review, start } from '../project-steps.ts';
import { logo } from './logo.ts';
import { mailSequence, productTexts } from './finished-texts.ts';

const landingPage = projectStory(
  60,
  {
    name: 'Landing page for the coffee subscription',
    description:
      'One page that explains our subscription (three sizes, every two or four weeks) and leads to the order form of our shop. The texts exist, the photos too. It has to load quickly on a phone and must not need cookies.',
    links: ['https://winterkaffee.example/abo-entwurf'],
    service: 30101,
    days: 14,
    edits: 1,
    guarantee: true,
  },
  [
    [60, pay],
    [60, invite('felix')],
    [59.5, acceptInvitation('felix')],
    [59, start('felix')],
    [
      55,
      comment(
        'felix',
        'Quick question: should the page remember the chosen size when somebody comes back from the order form?',
      ),
    ],
    [54.8, comment('clara', 'Yes please, if that works without a cookie.')],
    [
      50,
      deliver(
        'felix',
        'The page is on the test server: https://abo.winterkaffee.example\n\n48 KB in all, 0.9 s to the first picture on a slow phone, no cookies; the chosen size travels in the address. The source and a note on how to change prices are in the repository I have invited you to.',
      ),
    ],
    [49, accept],
    [48, review('clara', 4, 'The page is fast and looks like us. It came two days later than we had hoped.')],
  ],
);

const iconSet = projectStory(
  8,
  {
    name: 'Icons for the brewing guides',
    description:
      'Twelve icons for our brewing guides: filter, press, espresso, moka, scale, kettle, timer, grind from fine to coarse. One colour, to be printed at 8 mm.',
    service: 20109,
    days: 10,
    edits: 1,
    guarantee: true,
  },
  [
    [8, pay],
    [8, invite('felix')],
    [7.5, acceptInvitation('felix')],
    [7, start('felix')],
    [
      1.5,
      deliver(
        'felix',
        'Twelve icons on a 24-unit grid, tested in print at 8 mm. SVG and PDF: https://felixbrandt.example/winterkaffee/icons',
      ),
    ],
    [0.5, accept],
  ],
);

/** Projects with accepted work: three cleared, two still clearing. */
export const finishedStories: readonly DemoEvent[] = [
  logo,
  landingPage,
  mailSequence,
  productTexts,
  iconSet,
].flat();
