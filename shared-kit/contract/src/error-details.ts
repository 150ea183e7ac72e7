import Type, { type Static, type TSchema } from 'typebox';
import { FIELD_ERRORS, type ErrorName } from './errors.ts';
import { ACTION_REASONS, PROJECT_CASES } from './project-life.ts';
import { AvailableAction, Decision, ProjectStatusSchema } from './schemas/project.ts';
import { Amount, Closed, Id, Moment, Nullable, OneOf } from './schemas/shared.ts';
import { VERIFICATION_STATUSES } from './verification.ts';

const FieldFault = OneOf(FIELD_ERRORS);

/** What a project is now, where its state is the reason for a refusal. */
const ProjectNow = Closed({
  version: Type.Integer(),
  status: ProjectStatusSchema,
  case: OneOf(PROJECT_CASES),
  available_actions: Type.Array(AvailableAction),
  reason: Type.Optional(OneOf(ACTION_REASONS)),
  /** For a manager who came too late to decide. */
  decision: Type.Optional(Decision),
});

/** Why nothing can be written: another has the project; it is not said which of the candidates is meant; the message is too old. */
const CONVERSATION_FAULTS = ['closed', 'no_freelancer', 'too_late'] as const;

/** Why files cannot be sent: not the sender's, gone or sent before; not complete; too much for the project. */
const FILE_FAULTS = ['missing', 'unfinished', 'attached', 'project_full'] as const;

/** Why a project or a person cannot be reviewed, a review not answered or taken down. */
const REVIEW_FAULTS = ['not_completed', 'too_late', 'written', 'answered', 'removed'] as const;

const Available = Closed({ available: Amount });

/**
 * What stands in the `details` of an error, where there are any. Source: product.md §§2, 6, 8.
 *
 * @example ERROR_DETAILS.priceDiffers // { budget: the right price in cents }
 */
export const ERROR_DETAILS = {
  /** Field -> key of what is wrong with it; `body` where there is no telling fields apart. */
  invalidInput: Type.Record(Type.String(), FieldFault),
  /** The current state of a project, verification, question, full list, account, conversation, file, review, or app. */
  stateChanged: Type.Union([
    ProjectNow,
    Closed({ status: OneOf(VERIFICATION_STATUSES) }),
    Closed({ answered_at: Moment }),
    Closed({ links: FieldFault }),
    Closed({ reason: OneOf(['too_many_works', 'too_many_templates']) }),
    Closed({ blocked: Type.Boolean() }),
    Closed({ conversation: OneOf(CONVERSATION_FAULTS) }),
    Closed({ files: OneOf(FILE_FAULTS) }),
    Closed({ review: OneOf(REVIEW_FAULTS) }),
    /** Bytes of an upload that have arrived: it goes on from there. */
    Closed({ received: Type.Integer() }),
    Closed({ live: Nullable(Type.String()), canary: Nullable(Type.String()) }),
  ]),
  /** Until when. */
  accountLocked: Closed({ until: Moment }),
  /** Seconds, as in the header `Retry-After`. */
  tooManyRequests: Closed({ retry_after: Type.Integer() }),
  /** How often the code that was sent can still be tried; nothing of the key in a link. */
  badCode: Closed({ tries_left: Type.Integer() }),
  /** Whose e-mail it is, and a token that may only ask for, send and confirm codes. */
  emailNotConfirmed: Closed({ user_id: Id, token: Type.String() }),
  /** The manager's reason for the block. */
  accountBlocked: Closed({ reason: Type.String() }),
  /** The right one, in cents. */
  priceDiffers: Closed({ budget: Amount }),
  /**
   * `confirmation` where the bank wants to ask the customer (3-D Secure): what the provider's script needs to have it
   * asked; with Stripe the client secret for `handleNextAction`. Without it there is nothing to do but to wait.
   */
  paymentPending: Type.Union([Closed({ confirmation: Type.String() }), ProjectNow]),
  insufficientFunds: Available,
  amountOutsideLimits: Available,
  noEditsLeft: ProjectNow,
  cannotAcceptProject: ProjectNow,
  /** What does not fit, each fault in an English sentence of the release gate. */
  releaseRefused: Closed({ faults: Type.Array(Type.String()) }),
  serverError: Closed({ request_id: Id }),
} as const satisfies Partial<Record<ErrorName, TSchema>>;

/** What an error may tell; never where it tells nothing but its code. */
export type ErrorDetails<Name extends ErrorName> = Name extends keyof typeof ERROR_DETAILS
  ? Static<(typeof ERROR_DETAILS)[Name]>
  : never;
