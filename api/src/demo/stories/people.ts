import type { DemoEvent, DemoWorld } from '../demo-world.ts';

/** Profiles, support questions and conversions of the people. */
export const peopleStories: readonly DemoEvent[] = [
  {
    daysAgo: 75,
    happen: ({ people }) =>
      people.clara.call('POST /api/customer/profile', {
        body: {
          about_company:
            'Winterkaffee is a roastery with a shop in Leipzig. Five people, one drum of 15 kilos, coffee from eleven farms that we visit ourselves. We sell to 900 subscribers and 40 cafés and hotels.',
          links: ['https://winterkaffee.example'],
          contacts: 'clara@winterkaffee.example, on weekdays from 9 to 16',
        },
      }),
  },
  {
    daysAgo: 75,
    happen: ({ people }) =>
      people.felix.call('POST /api/freelancer/profile', {
        body: {
          about_me:
            'Designer who writes his own code. For twelve years I have been building brands and small, fast websites for shops, makers and museums. I answer on the same day and show first drafts early.',
          links: ['https://felixbrandt.example', 'https://github.com/felixbrandt-example'],
          contacts: 'hello@felixbrandt.example',
          category_ids: [2, 3, 6],
          languages: ['de', 'en'],
        },
      }),
  },
  {
    daysAgo: 75,
    happen: ({ people }) =>
      people.nora.call('POST /api/freelancer/profile', {
        body: {
          about_me:
            'I write texts that people read to the end: product pages, mails, guides, case studies. Before that I was an editor at a food magazine for eight years. I also look at shops with the eyes of their visitors.',
          links: ['https://noralindqvist.example'],
          contacts: 'nora@noralindqvist.example',
          category_ids: [1, 4, 5],
          languages: ['en', 'sv', 'de'],
        },
      }),
  },
  {
    daysAgo: 75,
    happen: ({ people }) => people.felix.call('POST /api/freelancers/contract', { body: { accept: 1 } }),
  },
  {
    daysAgo: 28,
    happen: ({ people }) =>
      people.felix.call('POST /api/account/withdrawal', {
        body: { funds: 9000, payment_method: 'pm_card_ok' },
      }),
  },
  {
    daysAgo: 6,
    happen: ({ people }) =>
      people.felix.call('POST /api/freelancer/saved_searches', {
        body: { name: 'Screens of apps', type: ['all'], search: 'screens', alert: 'now' },
      }),
  },
  {
    daysAgo: 2,
    // Everything up to here has been read.
    happen: ({ people }) =>
      Promise.all(
        Object.values(people).map((person) =>
          person.call('POST /api/notifications/read', { body: { all: 1 } }),
        ),
      ),
  },
  {
    daysAgo: 14,
    happen: ({ people }) =>
      people.felix.call('POST /api/account/withdrawal', {
        body: { funds: 3000, payment_method: 'pm_card_declined' },
      }),
  },
  {
    daysAgo: 20,
    happen: ({ people }) =>
      people.nora.call('POST /api/account/withdrawal', {
        body: { funds: 2500, payment_method: 'pm_card_ok' },
      }),
  },
  // To a card that the sandbox cannot pay out to: they wait for a manager.
  ...[2.5, 0.4].map((daysAgo) => ({
    daysAgo,
    happen: ({ people }: DemoWorld) =>
      people.nora.call('POST /api/account/withdrawal', {
        body: { funds: 600, payment_method: 'pm_card_by_hand' },
      }),
  })),
  {
    daysAgo: 0.2,
    happen: ({ people }) =>
      people.felix.call('POST /api/account/withdrawal', {
        body: { funds: 4000, payment_method: 'pm_card_ok' },
      }),
  },
  {
    daysAgo: 10,
    happen: ({ people }) =>
      people.nora.call('POST /api/support/request', {
        body: {
          name: 'Payout to a business account',
          description:
            'Can I convert points to the account of my company instead of my card? My tax adviser would like that.',
        },
      }),
  },
  {
    daysAgo: 6,
    happen: async ({ people }) => {
      const notes: [string, string][] = [
        [
          people.clara.id,
          'Orders about twice a month and answers quickly. Prefers invoices to the roastery in Leipzig.',
        ],
        [
          people.felix.id,
          'Asked by phone about payouts to a business account; told that only cards are possible today.',
        ],
      ];
      for (const [user_id, text] of notes)
        await people.mona.call('POST /api/manager/people/notes', { body: { user_id, text } });
    },
  },
  {
    daysAgo: 3,
    happen: ({ people }) =>
      people.clara.call('POST /api/support/request', {
        body: {
          name: 'Another address on the invoice',
          description:
            'We have moved. How do I get the new address onto the invoices of projects that are already paid?',
        },
      }),
  },
  {
    daysAgo: 2.5,
    happen: async ({ people }) => {
      const { requests } = await people.mona.call('GET /api/manager/support', {
        query: { search: 'address' },
      });
      const id = String(requests[0]?.id);
      await people.mona.call('POST /api/manager/support', {
        body: {
          id,
          answer: 'Enter it on the page of the project, below Documents. Which project is it about?',
        },
      });
      await people.clara.call('POST /api/support/reply', {
        body: {
          id,
          text: 'It is about all of them. Do the invoices that we have already sent on change, too?',
        },
      });
    },
  },
  {
    daysAgo: 2.5,
    happen: ({ people }) =>
      people.mona.call('POST /api/manager/reply_templates', {
        body: {
          kind: 'case_reason',
          name: 'Part of the work is usable',
          text: '{freelancer} has delivered a part of “{project}” that {customer} can use. The price is divided accordingly.',
        },
      }),
  },
];
