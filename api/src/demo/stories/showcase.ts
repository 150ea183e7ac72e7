import { paintPicture, type DemoPicture } from '../demo-picture.ts';
import type { DemoEvent } from '../demo-world.ts';

const SIGN: DemoPicture = {
  background: '#f3e7d3',
  shapes:
    '<circle cx="600" cy="400" r="250" fill="#6b3f22"/><path d="M470 400 a130 130 0 0 1 260 0 z" fill="#f3e7d3"/><rect x="470" y="430" width="260" height="40" fill="#f3e7d3"/>',
};
const BAG: DemoPicture = {
  background: '#d9e4dd',
  shapes:
    '<path d="M420 180 h360 v480 h-360 z" fill="#c49a6c"/><path d="M500 180 q100 -130 200 0" fill="none" stroke="#6b3f22" stroke-width="18"/><circle cx="600" cy="430" r="95" fill="#6b3f22"/>',
};
const PAGES: DemoPicture = {
  background: '#1f2a44',
  shapes:
    '<rect x="180" y="140" width="840" height="520" rx="18" fill="#fff"/><rect x="240" y="200" width="360" height="36" fill="#1f2a44"/><rect x="240" y="270" width="300" height="300" fill="#8fb8de"/><rect x="600" y="270" width="360" height="24" fill="#c9d3e3"/><rect x="600" y="320" width="320" height="24" fill="#c9d3e3"/><rect x="600" y="500" width="180" height="60" rx="30" fill="#e4572e"/>',
};

/** The freelancers' portfolios and verifications. */
export const showcaseStories: readonly DemoEvent[] = [
  {
    daysAgo: 74,
    happen: async ({ people }) =>
      people.felix.call('POST /api/freelancers/portfolios', {
        body: {
          title: 'Signs and bags for a bakery',
          description:
            'One mark that is read from across the street and still works in one colour on a paper bag. Three weeks from the first sketch to the painted sign.',
          links: ['https://felixbrandt.example/bakery'],
          images: [await paintPicture(SIGN), await paintPicture(BAG)],
          alts: ['A brown round mark with half a loaf, on cream', 'The mark on a paper bag with a handle'],
        },
      }),
  },
  {
    daysAgo: 52,
    happen: async ({ people }) =>
      people.felix.call('POST /api/freelancers/portfolios', {
        body: {
          title: 'A museum that loads in one second',
          description:
            'New pages for a town museum: 40 KB each, readable without a mouse, and edited by the volunteers themselves.',
          links: ['https://felixbrandt.example/museum'],
          images: [await paintPicture(PAGES)],
        },
      }),
  },
  {
    daysAgo: 70,
    happen: ({ people }) =>
      people.felix.call('POST /api/freelancers/public_page', { query: { is_public: 1 } }),
  },
  {
    daysAgo: 60,
    happen: ({ people }) =>
      people.nora.call('POST /api/freelancers/portfolios', {
        body: {
          title: 'A year of product pages for a cheese maker',
          description:
            'Sixty texts, one voice: what it tastes of, what it goes with, who made it. Read to the end by two thirds of the visitors.',
          links: ['https://noralindqvist.example/cheese'],
        },
      }),
  },
  {
    daysAgo: 73,
    happen: ({ people }) =>
      people.felix.call('POST /api/freelancers/verification/links', {
        query: {},
        body: {
          links: ['https://felixbrandt.example/imprint', 'https://github.com/felixbrandt-example'],
          contacts: 'hello@felixbrandt.example',
        },
      }),
  },
  {
    daysAgo: 72,
    happen: ({ people }) =>
      people.mona.call('POST /api/manager/verifications', {
        body: { freelancer_id: people.felix.id, decision: 'approve' },
      }),
  },
  {
    daysAgo: 2,
    happen: ({ people }) =>
      people.nora.call('POST /api/freelancers/verification/links', {
        query: {},
        body: {
          links: ['https://noralindqvist.example/about'],
          contacts: 'nora@noralindqvist.example, best in the morning',
        },
      }),
  },
  {
    daysAgo: 25,
    happen: ({ people }) =>
      people.clara.call('PUT /api/my_freelancers/favorite', {
        query: { freelancer_id: people.felix.id, favorite: 1 },
      }),
  },
  {
    daysAgo: 9,
    happen: async ({ people }) => {
      const { requests } = await people.mona.call('GET /api/manager/support', { query: { state: 'open' } });
      const id = requests.find(({ person }) => person.id === people.nora.id)?.id ?? '';
      const answer =
        'Not yet: points go to the card of the person who earned them. We have noted your wish, and write to you when it comes true.';
      return people.mona.call('POST /api/manager/support', { body: { id, answer } });
    },
  },
];
