import type { VerificationStatus } from '@metier/contract';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/registry.ts' {
  interface Tables {
    verifications: VerificationsTable;
    verification_links: VerificationLinksTable;
  }
}

/** A freelancer with links; without a row the status is `none`. */
interface VerificationsTable {
  freelancer_id: string;
  status: Exclude<VerificationStatus, 'none'>;
  /** The manager's reason for the latest decision. */
  reason: string | null;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

interface VerificationLinksTable {
  link_id: Generated<string>;
  freelancer_id: string;
  links: string[];
  contacts: string;
  created_at: Date;
}

export type VerificationRow = Selectable<VerificationsTable>;
export type LinkRow = Selectable<VerificationLinksTable>;
