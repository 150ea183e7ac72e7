import Type from 'typebox';
import { AGREEMENT_STATUSES, CONTRACT_STATUSES } from '../documents.ts';
import type { Operation } from '../operation.ts';
import { StoredRequisites, Requisites } from '../schemas/requisites.ts';
import { ByProject, Closed, Flag, Id, Nullable, OneOf, Pdf } from '../schemas/shared.ts';

const ContractReply = Closed({
  status: OneOf(CONTRACT_STATUSES),
  contract_number: Nullable(Type.String()),
});

/** Calls of documents: contract, additional agreement, invoice. Source: seed.md §7, product.md §6. */
export const documentOperations = {
  'GET /api/freelancers/contract': {
    summary: "Status of the signed-in freelancer's framework contract",
    access: ['freelancer'],
    reply: ContractReply,
    errors: [],
  },
  'POST /api/freelancers/contract': {
    summary: 'Accept the framework contract (1), which permanently assigns its number, or decline it (0)',
    access: ['freelancer'],
    body: Closed({ accept: Flag }),
    reply: ContractReply,
    errors: ['stateChanged'],
    idempotent: true,
  },
  'GET /api/freelancers/contract_file': {
    summary: 'The framework contract as a PDF; a draft without a number until it is accepted',
    access: ['freelancer'],
    reply: Pdf,
    errors: [],
  },
  'GET /api/projects/project_card/agreement': {
    summary: 'Status of the agreement about a project; it has a number once there is an executor',
    access: 'signed-in',
    query: ByProject,
    reply: Closed({ status: OneOf(AGREEMENT_STATUSES), agreement_number: Nullable(Type.String()) }),
    errors: ['notFound'],
  },
  'GET /api/projects/project_card/agreement_file': {
    summary: 'The additional agreement about a project as a PDF',
    access: 'signed-in',
    query: ByProject,
    reply: Pdf,
    errors: ['notFound', 'stateChanged'],
  },
  'GET /api/projects/project_card/invoice': {
    summary:
      'The requisites for the invoice of a project, prefilled from another project; empty if there are none',
    access: ['customer', 'manager'],
    query: ByProject,
    reply: StoredRequisites,
    errors: ['notFound'],
  },
  'POST /api/projects/project_card/invoice': {
    summary: 'Enter the requisites for the invoice of a project',
    access: ['customer'],
    body: Closed({ project_id: Id, ...Requisites.properties }),
    reply: StoredRequisites,
    errors: ['notFound'],
  },
  'GET /api/projects/project_card/check': {
    summary: "The invoice of a paid project as a PDF; the error's details name missing requisites",
    access: ['customer', 'manager'],
    query: ByProject,
    reply: Pdf,
    errors: ['notFound', 'stateChanged'],
  },
} as const satisfies Record<string, Operation>;
