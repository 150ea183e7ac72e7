import { draftsOf } from '@metier/shared-kit/state';
import { EMPTY_DRAFT, type Draft } from './create.schema.ts';

/** By user, so that nobody finds another's words. */
const drafts = draftsOf<Partial<Draft>>('project');

/** What a user had typed when they left the page; it outlives a reload and a look at another page. */
export const draftOf = (userId: string): Draft => ({ ...EMPTY_DRAFT, ...drafts.read(userId) });
export const keepDraft = (userId: string, draft: Draft): void => drafts.keep(userId, draft);
export const dropDraft = (userId: string): void => drafts.drop(userId);
