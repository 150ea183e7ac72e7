import { projectStory } from '../project-story.ts';
import { accept, choose, deliver, pay, respond, review, start } from '../project-steps.ts';

export const mailSequence = projectStory(
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

export const productTexts = projectStory(
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
