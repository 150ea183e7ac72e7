import { createStore } from '@metier/shared-kit/state';
import { EMPTY_DRAFT, type Draft } from './create.schema.ts';

interface Drafts {
  /** By user, so that nobody finds another's words. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

const useDrafts = createStore<Drafts>(() => ({ drafts: {} }));

/** What a user had typed when they left the page; it outlives a sign-in again and a look at another page. */
export const draftOf = (userId: string): Draft => useDrafts.getState().drafts[userId] ?? EMPTY_DRAFT;

export const keepDraft = (userId: string, draft: Draft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [userId]: draft } }));

export const dropDraft = (userId: string): void => keepDraft(userId, EMPTY_DRAFT);
