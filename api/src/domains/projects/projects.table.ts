import type {
  CaseSide,
  Cents,
  Days,
  Order,
  ProjectActivity,
  ProjectCase,
  ProjectStatus,
} from '@metier/contract';
import type { Generated, Insertable, Selectable } from 'kysely';

declare module '../../platform/registry.ts' {
  interface Tables {
    projects: ProjectsTable;
    project_results: ProjectResultsTable;
    project_improvements: ProjectImprovementsTable;
    project_comments: ProjectCommentsTable;
    project_activities: ProjectActivitiesTable;
    project_complaints: ProjectComplaintsTable;
    project_decisions: ProjectDecisionsTable;
    project_templates: ProjectTemplatesTable;
  }
}

interface ProjectsTable extends Order {
  id: Generated<string>;
  customer_id: string;
  freelancer_id: string | null;
  deadline_days: Days;
  price: Cents;
  /** The edition of the scopes of the day of the price. */
  scope_edition: number;
  fee_basis_points: number;
  edits_used: Generated<number>;
  review_days: Days;
  review_extended: Generated<boolean>;
  deliveries: Generated<number>;
  status: ProjectStatus;
  case_state: Generated<ProjectCase>;
  payment_attempt_id: string | null;
  payment_declined: Generated<boolean>;
  executor_by: Date | null;
  start_by: Date | null;
  due_at: Date | null;
  review_until: Date | null;
  answer_by: Date | null;
  completed_at: Date | null;
  clears_at: Date | null;
  offer_id: string | null;
  offer_by: CaseSide | null;
  offer_share: Cents | null;
  offer_until: Date | null;
  decided_by: string | null;
  decided_share: Cents | null;
  appeal_until: Date | null;
  taken_by: string | null;
  taken_at: Date | null;
  taken_until: Date | null;
  created_at: Date;
  version: Generated<number>;
  /** The version since which the brief is unchanged. */
  brief_version: Generated<number>;
  /** The price of the project that this one was copied from, until the copy is edited. */
  earlier_price: Generated<Cents | null>;
  /** The freelancer whom the payment invites; null once somebody is invited. */
  wanted_freelancer_id: Generated<string | null>;
}

interface ProjectResultsTable {
  id: Generated<string>;
  project_id: string;
  version: number;
  result: string;
  links: string[];
  created_at: Date;
}

interface ProjectImprovementsTable {
  id: Generated<string>;
  project_id: string;
  comment: string;
  created_at: Date;
}

interface ProjectCommentsTable {
  id: Generated<string>;
  project_id: string;
  author_id: string;
  text: string;
  created_at: Date;
}

interface ProjectActivitiesTable {
  id: Generated<string>;
  position: Generated<number>;
  project_id: string;
  what: ProjectActivity;
  actor_id: string | null;
  at: Date;
  /** The freelancer's share of the price, if the activity has one. */
  share: Cents | null;
}

interface ProjectComplaintsTable {
  id: Generated<string>;
  project_id: string;
  author_id: string;
  contacts: string;
  /** Null if the text is that of the message. */
  text: string | null;
  message_id: string | null;
  created_at: Date;
}

interface ProjectDecisionsTable {
  project_id: string;
  manager_id: string;
  freelancer_share: Cents;
  reason: string;
  decided_at: Date;
}

interface ProjectTemplatesTable extends Order {
  id: Generated<string>;
  customer_id: string;
  /** Name of the template; `name` is that of the project. */
  title: string;
  deadline_days: Days;
  /** The price of the project that it was saved from. */
  price: Cents;
  created_at: Date;
}

/** A row of templates. */
export type TemplateRecord = Selectable<ProjectTemplatesTable>;
/** A row of projects; the life cycle reads it as a `ProjectState`. */
export type ProjectRecord = Selectable<ProjectsTable>;
export type NewProject = Omit<Insertable<ProjectsTable>, 'id'>;
