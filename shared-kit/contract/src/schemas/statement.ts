import Type, { type Static } from 'typebox';
import { STATEMENT_KINDS } from '../project-life.ts';
import { StoredFile } from './file.ts';
import { Closed, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

/** A statement of one side in a case: a complaint, the reason for or against a refund, or a statement. */
export const Statement = Closed({
  id: Id,
  kind: OneOf(STATEMENT_KINDS),
  author: Person,
  /** Empty for a statement of files only. */
  text: Type.String(),
  files: Type.Array(StoredFile),
  /** How to reach the complainant; for managers only. */
  contacts: Nullable(Type.String()),
  created_at: Moment,
});
export type Statement = Static<typeof Statement>;
