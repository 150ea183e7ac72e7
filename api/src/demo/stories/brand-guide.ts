import { paintPicture, type DemoPicture } from '../demo-picture.ts';
import { projectStory } from '../project-story.ts';
import { choose, comment, deliver, pay, respond, start } from '../project-steps.ts';

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

export const brandGuide = projectStory(
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
