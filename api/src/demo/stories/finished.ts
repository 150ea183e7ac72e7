import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import {
  accept,
  acceptInvitation,
  answerReview,
  askForInvoice,
  choose,
  comment,
  deliver,
  invite,
  pay,
  respond,
  review,
  sendBack,
  start,
} from '../project-steps.ts';

const logo = projectStory(
  74,
  {
    name: 'Logo for Winterkaffee',
    description:
      'We are a small coffee roastery with its own shop in Leipzig. We need a logo that works on a kraft-paper bag, on the shop window and as a small round picture online. It should feel warm and precise, not rustic. Please no coffee beans and no cups: everybody has those.',
    links: ['https://winterkaffee.example'],
    service: 20101,
    days: 7,
    edits: 2,
    guarantee: false,
  },
  [
    [74, pay],
    [73.8, respond('felix')],
    [73.5, choose('felix')],
    [73.4, start('felix')],
    [
      70,
      deliver(
        'felix',
        'Three directions, each in colour, in black and as a round mark: https://felixbrandt.example/winterkaffee/logo-1\n\n1. The first snow: a W made of two hills.\n2. The drum: the roasting drum seen from the front.\n3. Only letters, with a warm, slightly condensed face.\n\nMy recommendation is the first.',
      ),
    ],
    [
      69.5,
      sendBack(
        'The first direction it is. Could the hills be a little less pointed, and could you show it in one colour on brown paper? At the small size the gap between the letters closes.',
      ),
    ],
    [
      68,
      deliver(
        'felix',
        'The hills are rounder, the gap is 20 % wider below 32 px. All files (SVG, PDF, PNG) and a one-page guide with the colours: https://felixbrandt.example/winterkaffee/logo-2',
      ),
    ],
    [67.5, accept],
    [67.4, askForInvoice],
    [
      67,
      review(
        'clara',
        5,
        'Felix asked what our customers see first before he drew anything. The mark works on the bags, on the window and as a tiny round picture, just as we needed it.',
      ),
    ],
    [
      66.5,
      review('felix', 5, 'A clear brief, quick answers, and one precise request for changes. Gladly again.'),
    ],
    [66, answerReview('felix', 'Thank you, Clara! I walk past the window with a coffee now and then.')],
  ],
);

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

const mailSequence = projectStory(
  52,
  {
    name: 'Welcome mails for new subscribers',
    description:
      'Four short mails for people who have just subscribed: welcome, how we roast, three ways to brew, and an invitation to a tasting. Friendly, formal address, at most 150 words each.',
    service: 50401,
    days: 14,
    edits: 1,
    guarantee: false,
  },
  [
    [52, pay],
    [51.5, respond('nora')],
    [51, choose('nora')],
    [50.9, start('nora')],
    [
      47,
      deliver(
        'nora',
        'Mail 1, on the first day: "Your first bag is on its way"\nMail 2, after three days: "What happens in our drum"\nMail 3, after a week: "Three ways to a good cup"\nMail 4, after two weeks: "Come by and taste"\n\nEach with two subject lines to choose from. The texts: https://noralindqvist.example/winterkaffee/mails',
      ),
    ],
    [46, accept],
    [45.5, review('nora', 4, 'Good briefs, and feedback that says why. Some answers took a few days.')],
    [44.5, review('clara', 5, 'Five mails in our own voice. Two subscribers have written back to say so.')],
  ],
);

const productTexts = projectStory(
  9,
  {
    name: 'Product texts for ten coffees',
    description:
      'Ten texts of about 80 words for our shop: origin, processing, taste, and for which way of brewing. The facts are in a table. Please without "explosion of flavours".',
    links: ['https://winterkaffee.example/sortiment.csv'],
    service: 50201,
    days: 10,
    edits: 1,
    guarantee: false,
  },
  [
    [9, pay],
    [8.5, respond('nora')],
    [8, choose('nora')],
    [7.9, start('nora')],
    [
      2,
      deliver(
        'nora',
        'All ten texts, 76 to 84 words each, in the order of your table: https://noralindqvist.example/winterkaffee/coffees\n\nFor the Kenyan and the Rwandan I have checked the processing with the importer, the table had them the wrong way round.',
      ),
    ],
    [1, accept],
    [
      0.9,
      review('nora', 5, 'Ten coffees to taste and all facts in one table: the best start a text can have.'),
    ],
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
