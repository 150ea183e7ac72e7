import { paintPicture, type DemoPicture } from '../demo-picture.ts';
import type { DemoEvent } from '../demo-world.ts';
import { projectStory } from '../project-story.ts';
import {
  acceptInvitation,
  askRefund,
  choose,
  comment,
  complain,
  decideCase,
  deliver,
  invite,
  pay,
  offerShare,
  refuseRefund,
  respond,
  sendBack,
  start,
  state,
} from '../project-steps.ts';

const BAGS: DemoPicture = {
  background: '#f3e7d3',
  shapes:
    '<path d="M220 200 h320 v440 h-320 z" fill="#c49a6c"/><path d="M660 200 h320 v440 h-320 z" fill="#6b3f22"/><path d="M300 460 l80 -110 l80 110 z" fill="#6b3f22"/><path d="M740 460 l80 -110 l80 110 z" fill="#f3e7d3"/>',
};
const COLOURS = `Winterkaffee: colours

Paper    Pantone 7527 C   #D6D2C4
Print    Pantone 5467 C   #18332F
Snow     CMYK 4 3 6 0     #F3E7D3
`;

const brandGuide = projectStory(
  12,
  {
    name: 'Brand guide for Winterkaffee',
    description:
      'Our logo has grown into a small family of colours, type and photos that nobody has written down. We need a guide of 12 to 16 pages that our printer and our web shop can both work with.',
    service: 20103,
    days: 14,
    edits: 2,
    guarantee: true,
  },
  [
    [12, pay],
    [11.8, respond('felix')],
    [11.5, choose('felix')],
    [11, start('felix')],
    [6, comment('felix', 'Could you send me the Pantone numbers that your printer uses for the bags?')],
    [5.7, comment('clara', '7527 C for the paper and 5467 C for the print.')],
    [
      1,
      deliver(
        'felix',
        'The guide has 14 pages: logo and its free space, colours (with the Pantone numbers), two typefaces, photos, bags, shop window, web. PDF and open file: https://felixbrandt.example/winterkaffee/guide-1\n\nPages 9 and 10 show the bags with placeholder texts, I will fill in the real ones once they are final.',
        [
          async () => new File([await paintPicture(BAGS)], 'Bags, page 9.png'),
          () => new File([COLOURS], 'Colours.txt'),
        ],
      ),
    ],
  ],
);

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

const auditInDispute = projectStory(
  16,
  {
    name: 'SEO audit of the shop',
    description:
      'Where do we lose visitors who search for "coffee subscription" and "fresh coffee Leipzig"? A report with the ten most important measures, in order.',
    links: ['https://winterkaffee.example'],
    service: 10101,
    days: 10,
    edits: 1,
    guarantee: false,
  },
  [
    [16, pay],
    [15.8, respond('nora')],
    [15.5, choose('nora')],
    [15, start('nora')],
    [
      6,
      deliver(
        'nora',
        'The report has 18 pages and ten measures, each with effort and expected effect: https://noralindqvist.example/winterkaffee/seo\n\nThe most important one: the category pages have no text of their own and answer with the same title.',
      ),
    ],
    [
      5.5,
      comment(
        'clara',
        'Seven of the ten measures are about a shop system that we do not use. That does not help us.',
      ),
    ],
    [5, askRefund('Three of ten measures are of use to us. For the price of an audit that is too little.')],
    [
      4,
      refuseRefund(
        'nora',
        'The brief did not name the shop system. The analysis of the category pages alone took two days.',
      ),
    ],
    [
      2,
      state(
        'clara',
        'The link to our shop is in the brief, and the system is named in the footer of each of its pages.',
      ),
    ],
    [1, offerShare('clara', 2_950)],
  ],
);

const botToBeRefunded = projectStory(
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

const SHARE_OF_MAP = 2_400;

const mapDecided = projectStory(
  17,
  {
    name: 'Map of the coffee farms',
    description:
      'A drawn map of the eleven farms that we buy from, for the wall of the shop and as a postcard. Two colours of our bags, and names that can be read at the size of the postcard, too.',
    service: 20108,
    days: 10,
    edits: 0,
    guarantee: false,
  },
  [
    [17, pay],
    [16.8, respond('felix')],
    [16.5, choose('felix')],
    [16, start('felix')],
    [
      9,
      deliver(
        'felix',
        'The map for the wall, 70 by 100 cm, and the same one as a postcard: https://felixbrandt.example/winterkaffee/map',
      ),
    ],
    [
      8,
      complain(
        'clara',
        'The wall is lovely. The postcard is the same drawing made small: none of the eleven names can be read on it.',
      ),
    ],
    [
      6,
      state(
        'felix',
        'The names were the last change before the deadline. I have offered to draw the postcard anew within three days.',
      ),
    ],
    [
      1.5,
      decideCase(
        'mona',
        SHARE_OF_MAP,
        'The map for the wall is done as ordered. The postcard was part of the order and cannot be used as it is.',
      ),
    ],
    [0.6, offerShare('felix', SHARE_OF_MAP)],
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
