import type { Role } from '@metier/contract';
import type { Actor } from '../../platform/http/index.ts';

/** No notes about managers: they could read notes about themselves. */
export const canHaveNotes = (role: Role): boolean => role !== 'manager';

/** Only its author changes or deletes a note. */
export const canChangeNote = ({ userId }: Actor, note: { readonly author_id: string }): boolean =>
  note.author_id === userId;
