import Type from 'typebox';
import { CONTRACT_STATUSES } from '../documents.ts';
import { LIMITS } from '../limits.ts';
import type { Operation } from '../operation.ts';
import { PersonWithPhoto } from '../schemas/photo.ts';
import {
  Closed,
  Contacts,
  Counts,
  Done,
  Id,
  Moment,
  Nullable,
  OneOf,
  PageNumber,
  Paging,
  ProfileLinks,
  Text,
} from '../schemas/shared.ts';
import { VERIFICATION_DECISIONS, VERIFICATION_PARTS, VERIFICATION_STATUSES } from '../verification.ts';

/** Pages that prove an identity, and how to ask about them. */
const VerificationLink = Closed({ link_id: Id, links: Type.Array(Type.String()), contacts: Type.String() });

/** State of a verification; `reason` belongs to the manager's latest decision. */
const Verification = Closed({
  status: OneOf(VERIFICATION_STATUSES),
  reason: Nullable(Type.String()),
  decided_at: Nullable(Moment),
});

const OwnOrManaged = Closed({ freelancer_id: Id });

/** Calls of verification. Source: seed.md §7, product.md §§5, 6. */
export const verificationOperations = {
  'GET /api/freelancers/verification/links': {
    summary: "A freelancer's verification links, and the state of the verification",
    access: ['freelancer', 'manager'],
    query: OwnOrManaged,
    reply: Closed({
      links: Type.Array(VerificationLink),
      /** `submitted_at` is that of the latest request; null without links. */
      verification: Closed({ ...Verification.properties, submitted_at: Nullable(Moment) }),
    }),
    errors: ['notFound'],
  },
  'POST /api/freelancers/verification/links': {
    summary: 'Add verification links, which requests the verification, or requests it again',
    access: ['freelancer'],
    query: Closed({ freelancer_id: Type.Optional(Id) }),
    body: Closed({ links: ProfileLinks, contacts: Contacts }),
    reply: Closed({ link: VerificationLink, verification: Verification }),
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
  'DELETE /api/freelancers/verification/links': {
    summary: 'Remove verification links; without any, the freelancer is not verified',
    access: ['freelancer'],
    query: Closed({ link_id: Id, freelancer_id: Type.Optional(Id) }),
    reply: Closed({ verification: Verification }),
    errors: ['notFound'],
  },
  'GET /api/manager/verifications': {
    summary: 'Verifications: waiting freelancers by longest waiting, then the latest decisions',
    access: ['manager'],
    query: Closed({
      status: Type.Optional(
        Type.Array(OneOf(VERIFICATION_STATUSES), { maxItems: VERIFICATION_STATUSES.length }),
      ),
      page: Type.Optional(PageNumber),
    }),
    reply: Closed({
      verifications: Type.Array(
        Closed({
          freelancer: PersonWithPhoto,
          email: Type.String(),
          ...Verification.properties,
          submitted_at: Moment,
          /** Status of their framework contract. */
          contract_status: OneOf(CONTRACT_STATUSES),
          links: Type.Array(VerificationLink),
        }),
      ),
      counts: Type.Optional(Counts(VERIFICATION_PARTS)),
      ...Paging,
    }),
    errors: [],
  },
  'POST /api/manager/verifications': {
    summary:
      'Approve or reject a waiting freelancer, a rejection with its reason; they are notified by mail; refused if the shown request is no longer the latest',
    access: ['manager'],
    body: Closed({
      freelancer_id: Id,
      /** When the request that the manager was shown was made; refused if links were added since. */
      submitted_at: Type.Optional(Moment),
      decision: OneOf(VERIFICATION_DECISIONS),
      reason: Type.Optional(Text(LIMITS.commentLength)),
    }),
    reply: Done,
    errors: ['notFound', 'stateChanged'],
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
