import { projectStory } from '../project-story.ts';
import {
  askRefund,
  choose,
  comment,
  deliver,
  offerShare,
  pay,
  refuseRefund,
  respond,
  start,
  state,
} from '../project-steps.ts';

export const auditInDispute = projectStory(
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
