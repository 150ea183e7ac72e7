import { projectStory } from '../project-story.ts';
import {
  choose,
  complain,
  decideCase,
  deliver,
  pay,
  offerShare,
  respond,
  start,
  state,
} from '../project-steps.ts';

const SHARE_OF_MAP = 2_400;

export const mapDecided = projectStory(
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
