import { projectStory } from '../project-story.ts';
import {
  accept,
  answerReview,
  askForInvoice,
  choose,
  deliver,
  pay,
  respond,
  review,
  sendBack,
  start,
} from '../project-steps.ts';

export const logo = projectStory(
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
