import Type from 'typebox';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { TAKE_KINDS } from '../project-life.ts';
import { FileIds } from '../schemas/file.ts';
import { AnyProject, OfPerson, Search, Sort, WantedStatuses } from '../schemas/project-filter.ts';
import { OrderInput } from '../schemas/order.ts';
import {
  DeliveredWork,
  OpenProject,
  ProjectReply,
  ProjectRow,
  ProjectStatusSchema,
} from '../schemas/project.ts';
import { Covers, PersonWithPhoto } from '../schemas/photo.ts';
import { Rating } from '../schemas/review.ts';
import {
  BoundedPaging,
  ByProject,
  ByProjectPaged,
  ByShownProject,
  Closed,
  Csv,
  Done,
  Flag,
  Id,
  LinksOfDelivery,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  PerPage,
  ShownVersion,
  Text,
} from '../schemas/shared.ts';
import { Budget, WantedTypes } from '../schemas/open-search.ts';
import { FreelancerCard } from './profiles.ts';

const ProjectRows = Closed({
  projects: Type.Array(ProjectRow),
  /** Number of matches by status, without the filter by status; for the caller's projects and cases. */
  by_status: Type.Optional(Type.Partial(Type.Record(ProjectStatusSchema, Type.Integer()))),
  ...BoundedPaging,
});
const OwnQuery = {
  page: Type.Optional(PageNumber),
  status: Type.Optional(WantedStatuses),
};
/** `your_move: 1` lists only projects that wait for the caller, the earliest deadline first. */
const PartyQuery = { ...OwnQuery, search: Search, sort: Sort, your_move: Type.Optional(Flag) };
const OwnList = {
  query: Closed(PartyQuery),
  reply: ProjectRows,
  errors: [],
} as const;
const changed = ['notFound', 'stateChanged'] as const;

/** Calls of a project from brief to acceptance. Source: seed.md §7 Projects, product.md §§2, 6. */
export const projectOperations = {
  'GET /api/projects': {
    summary: 'All projects, newest first unless sorted',
    access: ['manager'],
    query: Closed({
      ...AnyProject,
      /** Rows of a page, 10 by default. */
      per_page: Type.Optional(PerPage),
      page: Type.Optional(PageNumber),
    }),
    reply: ProjectRows,
    errors: [],
  },
  'GET /api/manager/projects/export': {
    summary:
      'The first 10,000 projects of a filter as CSV, in its order, with the words of the language of the cookie or header: UTF-8, amounts in euro with a point, days as yyyy-MM-dd',
    access: ['manager'],
    query: Closed(AnyProject),
    reply: Csv,
    errors: [],
  },
  'GET /api/customer/my_projects': {
    summary: "The caller's projects, for customers",
    access: ['customer'],
    ...OwnList,
  },
  'GET /api/freelancer/my_projects': {
    summary: "The caller's projects, for freelancers",
    access: ['freelancer'],
    ...OwnList,
  },
  'GET /api/manager/my_projects': {
    summary: 'Projects with an open case, newest first unless sorted',
    access: ['manager'],
    ...OwnList,
    query: Closed({ ...OwnQuery, user_id: OfPerson, search: Search, sort: Sort }),
  },
  'GET /api/freelancers/open_projects': {
    summary: "Paid projects without executor, in the caller's categories unless types are given",
    access: ['freelancer'],
    query: Closed({
      type: Type.Optional(WantedTypes),
      /** Words, each of which must be in the name or the description. */
      search: Search,
      min_budget: Type.Optional(Budget),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({ projects: Type.Array(OpenProject), ...Paging }),
    errors: [],
  },
  'GET /api/projects/project': {
    summary: 'One project as the viewer sees it',
    access: 'signed-in',
    query: ByProject,
    reply: ProjectReply,
    errors: ['notFound'],
  },
  'POST /api/projects/project': {
    summary: 'Create a project; the server computes the price and refuses a different budget',
    access: ['customer'],
    body: Closed(OrderInput),
    reply: Closed({ project_id: Id }),
    errors: ['priceDiffers', 'stateChanged'],
    idempotent: true,
  },
  'POST /api/projects/copy': {
    summary:
      "Order a project again: creates an unpaid copy of its brief with its files, and days at today's price; with `invite_executor`, its payment invites the same freelancer",
    access: ['customer'],
    body: Closed({ project_id: Id, invite_executor: Type.Optional(Type.Boolean()) }),
    reply: Closed({ project_id: Id }),
    errors: ['notFound'],
    idempotent: true,
  },
  'PUT /api/projects/project': {
    summary:
      'Change a project; once paid only its name, description, links and files, and only without executor',
    access: ['customer'],
    body: Closed({
      project_id: Id,
      ...OrderInput,
      edits: Type.Optional(OrderInput.edits),
      version: ShownVersion,
    }),
    reply: ProjectReply,
    errors: [...changed, 'priceDiffers', 'paymentPending'],
  },
  'DELETE /api/projects/project': {
    summary: 'Delete an unpaid project',
    access: ['customer'],
    query: ByShownProject,
    reply: Done,
    errors: [...changed, 'paymentPending'],
  },
  'GET /api/customer/match': {
    summary: 'Freelancers that match a project, best match first',
    access: ['customer'],
    query: ByProjectPaged,
    reply: Closed({ freelancers: Type.Array(FreelancerCard), ...BoundedPaging }),
    errors: ['notFound'],
  },
  'GET /api/customers/projects/responses': {
    summary: 'Freelancers who responded to a project',
    access: ['customer', 'manager'],
    query: ByProjectPaged,
    reply: Closed({
      responses: Type.Array(
        Closed({
          ...PersonWithPhoto.properties,
          rating: Nullable(Rating),
          covers: Covers,
          /** The beginning of their first message about the project; null without one, and for managers. */
          pitch: Nullable(Type.String()),
        }),
      ),
      ...Paging,
    }),
    errors: ['notFound'],
  },
  'POST /api/freelancer/take_project': {
    summary:
      'Respond to an open project (1), optionally with a `text` to the customer, or withdraw the response (0); an invited freelancer accepts by responding; refused if the outcome would differ from `expected`, or the brief has changed since `version`',
    access: ['freelancer'],
    body: Closed({
      project_id: Id,
      take: Flag,
      expected: Type.Optional(OneOf(TAKE_KINDS)),
      text: Type.Optional(Text(LIMITS.pitchLength)),
      version: ShownVersion,
    }),
    reply: Done,
    errors: [...changed, 'cannotAcceptProject'],
    idempotent: true,
  },
  'PUT /api/freelancers/projects/implementation': {
    summary: 'Start the work (1) or give the project back (0)',
    access: ['freelancer'],
    body: Closed({ project_id: Id, status: Flag, version: ShownVersion }),
    reply: Done,
    errors: changed,
    idempotent: true,
  },
  'POST /api/freelancer/result': {
    summary: 'Deliver a version of the work for review: a text, with links and files',
    access: ['freelancer'],
    body: Closed({
      project_id: Id,
      result: Text(LIMITS.resultLength),
      links: Type.Optional(LinksOfDelivery),
      file_ids: Type.Optional(FileIds(LIMITS.files.ofDelivery)),
    }),
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
  'GET /api/customer/result': {
    summary: 'The latest delivered version',
    access: ['customer', 'freelancer', 'manager'],
    query: ByProject,
    reply: Closed(DeliveredWork),
    errors: ['notFound'],
  },
  'POST /api/customer/acceptance': {
    summary: 'Accept the work (1) or send it back with a comment and illustrating files (0)',
    access: ['customer'],
    body: Closed({
      project_id: Id,
      accept: Flag,
      comment: Type.Optional(Text(LIMITS.commentLength)),
      file_ids: Type.Optional(FileIds(LIMITS.files.ofMessage)),
      version: ShownVersion,
    }),
    reply: ProjectReply,
    errors: [...changed, 'noEditsLeft'],
    idempotent: true,
  },
  'POST /api/customer/extend_review': {
    summary: 'Extend the review time, once',
    access: ['customer'],
    body: ByProject,
    reply: ProjectReply,
    errors: changed,
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
