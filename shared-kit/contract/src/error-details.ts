import Type, { type Static, type TSchema } from 'typebox';
import { FIELD_ERRORS, type ErrorName } from './errors.ts';
import { WITHDRAWAL_STATES } from './money.ts';
import { ACTION_REASONS, PROJECT_CASES } from './project-life.ts';
import { AvailableAction, CaseTaken, Decision, ProjectStatusSchema } from './schemas/project.ts';
import { ReleaseFaults } from './schemas/release-words.ts';
import { ReplyTemplate } from './schemas/reply-template.ts';
import { Amount, Closed, Id, Moment, Nullable, OneOf } from './schemas/shared.ts';
import { VERIFICATION_STATUSES } from './verification.ts';

const FieldFault = OneOf(FIELD_ERRORS);

/** The project's current state, where it is the reason for a refusal. */
const ProjectNow = Closed({
  version: Type.Integer(),
  status: ProjectStatusSchema,
  case: OneOf(PROJECT_CASES),
  available_actions: Type.Array(AvailableAction),
  reason: Type.Optional(OneOf(ACTION_REASONS)),
  /** The decision, for a manager who decided too late. */
  decision: Type.Optional(Decision),
  /** Another manager, who works on the case. */
  taken: Type.Optional(CaseTaken),
});

/**
 * Why a message is refused: another freelancer has the project; the freelancer is ambiguous; the message is too old
 * to change.
 */
const CONVERSATION_FAULTS = ['closed', 'no_freelancer', 'too_late'] as const;

/** Why files are refused: not the sender's, deleted or already attached; incomplete; over the project's limit. */
const FILE_FAULTS = ['missing', 'unfinished', 'attached', 'project_full'] as const;

/**
 * Why a support message is refused: the request is closed; a newer message exists; too many messages. `objected`: the
 * review already has an objection.
 */
const SUPPORT_FAULTS = ['closed', 'changed', 'full', 'objected'] as const;

/** Why a review, an answer or a removal is refused. */
const REVIEW_FAULTS = ['not_completed', 'too_late', 'written', 'answered', 'removed'] as const;

const Available = Closed({ available: Amount });

/**
 * The `details` of errors that have any. Source: product.md §§2, 6, 8.
 *
 * @example ERROR_DETAILS.priceDiffers // { budget: the right price in cents }
 */
export const ERROR_DETAILS = {
  /** Field -> key of its fault; `body` if the fault belongs to no single field. */
  invalidInput: Type.Record(Type.String(), FieldFault),
  /**
   * The current state of a project, verification, question, full list, reply template, account, conversation, file,
   * review, payout, or app.
   */
  stateChanged: Type.Union([
    ProjectNow,
    Closed({ status: OneOf(VERIFICATION_STATUSES) }),
    Closed({ answered_at: Moment }),
    Closed({ support: OneOf(SUPPORT_FAULTS) }),
    Closed({ links: FieldFault }),
    Closed({
      reason: OneOf([
        'too_many_works',
        'other_works',
        'too_many_templates',
        'too_many_searches',
        'too_many_views',
      ]),
    }),
    Closed({ template: ReplyTemplate }),
    Closed({ blocked: Type.Boolean() }),
    Closed({ conversation: OneOf(CONVERSATION_FAULTS) }),
    Closed({ files: OneOf(FILE_FAULTS) }),
    Closed({ review: OneOf(REVIEW_FAULTS) }),
    /** Bytes of an upload received so far; it resumes from there. */
    Closed({ received: Type.Integer() }),
    /** `by_hand: false` if the provider settles it. */
    Closed({ payout: OneOf(WITHDRAWAL_STATES), by_hand: Type.Boolean(), settled_at: Nullable(Moment) }),
    Closed({ live: Nullable(Type.String()), canary: Nullable(Type.String()) }),
  ]),
  /** When the lock ends. */
  accountLocked: Closed({ until: Moment }),
  /** Seconds, as in the `Retry-After` header. */
  tooManyRequests: Closed({ retry_after: Type.Integer() }),
  /** Remaining tries for a mailed code; absent for the key of a link. */
  badCode: Closed({ tries_left: Type.Integer() }),
  /** The account, and a token valid only for the calls that request, send and confirm codes. */
  emailNotConfirmed: Closed({ user_id: Id, token: Type.String() }),
  /** The manager's reason for the block. */
  accountBlocked: Closed({ reason: Type.String() }),
  /** The correct price, in cents. */
  priceDiffers: Closed({ budget: Amount }),
  /**
   * `confirmation` if the bank requires the customer's confirmation (3-D Secure): the data for the provider's script;
   * with Stripe the client secret for `handleNextAction`. Without it, the client can only wait.
   */
  paymentPending: Type.Union([Closed({ confirmation: Type.String() }), ProjectNow]),
  insufficientFunds: Available,
  amountOutsideLimits: Available,
  noEditsLeft: ProjectNow,
  cannotAcceptProject: ProjectNow,
  /** Incompatibilities found by the release gate, as English sentences, and with codes. */
  releaseRefused: Closed({
    faults: Type.Array(Type.String()),
    coded_faults: Type.Optional(ReleaseFaults),
  }),
  serverError: Closed({ request_id: Id }),
} as const satisfies Partial<Record<ErrorName, TSchema>>;

/** The `details` type of an error; never for errors without details. */
export type ErrorDetails<Name extends ErrorName> = Name extends keyof typeof ERROR_DETAILS
  ? Static<(typeof ERROR_DETAILS)[Name]>
  : never;
