import type { Situation } from './project-state.ts';

/** The viewer's role in a project; the values of the life cycle's `by`. Source: product.md §2. */
export type Party = 'owner' | 'executor' | 'invitee' | 'freelancer' | 'manager' | 'system' | 'stranger';

/**
 * The viewer's relation to the project. A freelancer who is not its executor is an `invitee` once they were invited,
 * else a `freelancer` while the project is paid, else a `stranger` for whom the project does not exist.
 */
export function partyOf({ project, candidacy, viewer }: Omit<Situation, 'now'>): Party {
  if (viewer === 'system') return 'system';
  if (viewer.role === 'manager') return 'manager';
  if (viewer.role === 'customer') return viewer.id === project.customer_id ? 'owner' : 'stranger';
  if (viewer.id === project.freelancer_id) return 'executor';
  if (candidacy.invitation !== 'none') return 'invitee';
  return project.status === 'paid' ? 'freelancer' : 'stranger';
}

/** Whether the viewer may read the project: its parties and the manager always, other freelancers while it is open. */
export function canSee(situation: Omit<Situation, 'now'>): boolean {
  const party = partyOf(situation);
  if (party === 'freelancer' || party === 'invitee')
    return situation.project.status === 'paid' && situation.project.freelancer_id === null;
  return party !== 'stranger';
}

/** Whether the viewer may read results, requested changes and activity. */
export const canSeeWork = (situation: Omit<Situation, 'now'>): boolean =>
  ['owner', 'executor', 'manager'].includes(partyOf(situation));

/** Whether the viewer may read the candidates: owner and managers. */
export const canChoose = (situation: Omit<Situation, 'now'>): boolean =>
  ['owner', 'manager'].includes(partyOf(situation));
