import { PATHS, type Role } from '@metier/contract';
import {
  button,
  dialog,
  inDialog,
  keysIn,
  keys,
  palette,
  press,
  type Scene,
  SEARCH,
  select,
  tab,
  textbox,
  type,
} from './steps.ts';

const OWN_PROJECTS: Scene = {
  path: PATHS.myProjects,
  steps: [
    press('tab', tab(/^Completed/)),
    press('tab of all', tab(/^All/)),
    press('sort', button(/^Name$/)),
    type('search', SEARCH, 'logo'),
  ],
};

const MESSAGE = type('message', textbox(/^Your message/), 'Good morning');
const TOURS = 'Website for the roastery tours';
const CONVERSATION: Scene = { path: PATHS.conversations, link: TOURS, steps: [MESSAGE] };

/** What users of each role do most often on their pages; names in English. */
export const SCENES: Readonly<Record<Role, readonly Scene[]>> = {
  customer: [
    { ...OWN_PROJECTS, steps: [...OWN_PROJECTS.steps, ...palette('bill')] },
    {
      path: PATHS.create,
      steps: [
        press('type of project', { role: 'radio', name: /^Design/ }),
        press('service', { role: 'radio', name: /^Logo/ }),
        type('name', textbox(/^Name/), 'A logo'),
        type('description', textbox(/^Description/), 'For a bakery'),
        keysIn('deadline', { role: 'slider', name: /Deadline/ }, 'ArrowRight', 'ArrowRight', 'ArrowRight'),
        press('revisions', { role: 'radio', name: /^2 revisions/ }),
        press('guarantee', { role: 'checkbox', name: /^Guarantee/ }),
      ],
    },
    {
      path: PATHS.freelancers,
      steps: [
        type('search', SEARCH, 'logo'),
        keysIn('filter by type', select(/^Category$/), 'ArrowDown'),
        keysIn('sort', select(/^Sort by$/), 'ArrowDown'),
      ],
    },
    {
      path: PATHS.myProjects,
      link: 'Brand guide for Winterkaffee',
      steps: [
        ...dialog('accept', button(/^Accept the work/)),
        ...dialog('send back', button(/^Send back/)),
        ...dialog('more', button(/^More/)),
        MESSAGE,
      ],
    },
    CONVERSATION,
    { path: PATHS.team, steps: dialog('invite', button(/^Invite .* to a project$/)) },
    {
      path: PATHS.billing,
      steps: [
        press('chart as table', button(/^Show as table$/)),
        ...dialog('billing data', button(/company details$/)),
      ],
    },
  ],
  freelancer: [
    { ...OWN_PROJECTS, steps: [...OWN_PROJECTS.steps, ...palette('fina')] },
    { path: PATHS.invitations, steps: dialog('refuse', button(/^Refuse/)) },
    {
      path: PATHS.myProjects,
      link: TOURS,
      steps: [
        press('deliver', button(/^Deliver result/)),
        type('result', inDialog('textarea'), 'Here it is'),
        keys('deliver, close', 'Escape'),
        MESSAGE,
      ],
    },
    CONVERSATION,
    {
      path: PATHS.openProjects,
      steps: [
        type('search', SEARCH, 'text'),
        keysIn('filter by price', select(/^Minimum price$/), 'ArrowDown'),
        keysIn('filter by type', select(/^Category$/), 'ArrowDown'),
        ...dialog('save the search', button(/^Save this search$/)),
      ],
    },
    {
      path: PATHS.finances,
      steps: [
        press('entries of a figure', button(/^Entries: Available/)),
        press('chart as table', button(/^Show as table$/)),
        press('convert', button(/^Convert$/)),
        type('amount', inDialog('input'), '49'),
        keys('convert, close', 'Escape'),
      ],
    },
    {
      path: PATHS.portfolio,
      steps: [press('new work', button(/^Add work$/)), type('title', textbox(/^Title/), 'A poster')],
    },
  ],
  manager: [
    {
      path: PATHS.projects,
      steps: [
        ...dialog('details', button(/^Details of /)),
        press('sort by budget', button(/^Budget$/)),
        press('sort by name', button(/^Name$/)),
        keysIn('rows', select(/^Rows$/), 'ArrowDown'),
        keysIn('filter by type', select(/^Category$/), 'ArrowDown'),
        type('search', SEARCH, 'logo'),
        ...dialog('save the view', button(/^Save view$/)),
        ...palette('anna'),
      ],
    },
    {
      path: PATHS.people,
      steps: [type('search', SEARCH, 'anna'), keysIn('filter by role', select(/^Role$/), 'ArrowDown')],
    },
    {
      path: PATHS.cases,
      steps: [
        press('decide', button(/^Decide about/)),
        type('reason', inDialog('textarea'), 'As agreed'),
        keys('decide, close', 'Escape'),
        press('tab', tab(/^Refund requested/)),
      ],
    },
    {
      path: PATHS.cases,
      link: 'SEO audit of the shop',
      steps: [type('reason', textbox(/^Reason/), 'As agreed')],
    },
    { path: PATHS.overview, steps: [press('chart as table', button(/^Show as table$/))] },
    {
      path: PATHS.support,
      steps: [press('tab', tab(/^Answered/)), type('search', SEARCH, 'invoice')],
    },
    {
      path: PATHS.verification,
      steps: [...dialog('reject', button(/^Reject /)), press('tab', tab(/^Approved/))],
    },
  ],
};

/** Where the rows of a role's projects are. */
export const PROJECT_LISTS: Readonly<Record<Role, string>> = {
  customer: PATHS.myProjects,
  freelancer: PATHS.myProjects,
  manager: PATHS.projects,
};
