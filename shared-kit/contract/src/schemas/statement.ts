import Type, { type Static } from 'typebox';
import { STATEMENT_KINDS } from '../project-life.ts';
import { StoredFile } from './file.ts';
import { Closed, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

/** What one side states in a case: a complaint, why a refund was asked for or refused, or a statement. */
export const Statement = Closed({
  id: Id,
  kind: OneOf(STATEMENT_KINDS),
  author: Person,
  /** Empty where files say it all. */
  text: Type.String(),
  files: Type.Array(StoredFile),
  /** How to reach who complained; for managers alone. */
  contacts: Nullable(Type.String()),
  created_at: Moment,
});
export type Statement = Static<typeof Statement>;
