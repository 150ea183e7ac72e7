import { draftsOf } from '@metier/shared-kit/state';
import { EMPTY_DRAFT, type Draft } from './create.schema.ts';

const drafts = draftsOf<Partial<Draft>>('project');
/** There is one project at a time that is not created yet. */
const NEW = 'new';

/** What a user had typed when they left the page; it outlives a reload and a look at another page. */
export const draftOf = (userId: string): Draft => ({ ...EMPTY_DRAFT, ...drafts.read(userId, NEW) });
export const keepDraft = (userId: string, draft: Draft): void => drafts.keep(userId, NEW, draft);
export const dropDraft = (userId: string): void => drafts.drop(userId, NEW);
