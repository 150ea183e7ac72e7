import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';

/** Results of a kind in the palette. */
const MAX_RESULTS = 5;
/** Letters from which a list is searched. By fewer, a search of everything reads all rows. */
const MIN_LETTERS = { own: 2, all: 3 } as const;

/**
 * Projects and people that contain the words of a text: all people for managers, freelancers for customers, none for
 * freelancers. A new text cancels the search of the last one.
 *
 * @example const { projects, people, freelancers, isPending, error } = useFound('logo huber');
 */
export function useFound(text: string) {
  const { role } = useSignedInUser();
  const isManager = role === 'manager';
  const query = { search: text, page: 1 };
  const list = isManager ? 'GET /api/projects' : (`GET /api/${role}/my_projects` as const);
  const inAll = text.length >= MIN_LETTERS.all;
  const asks = {
    projects: isManager ? inAll : text.length >= MIN_LETTERS.own,
    people: isManager && inAll,
    freelancers: role === 'customer' && inAll,
  };
  const projects = useApiRead(read(list, { query }), { enabled: asks.projects });
  const people = useApiRead(read('GET /api/manager/people', { query }), { enabled: asks.people });
  const freelancers = useApiRead(read('GET /api/freelancers', { query }), { enabled: asks.freelancers });
  return {
    projects: projects.data?.projects.slice(0, MAX_RESULTS) ?? [],
    people: people.data?.people.slice(0, MAX_RESULTS) ?? [],
    freelancers: freelancers.data?.freelancers.slice(0, MAX_RESULTS) ?? [],
    isPending:
      (asks.projects && projects.isPending) ||
      (asks.people && people.isPending) ||
      (asks.freelancers && freelancers.isPending),
    error: projects.error ?? people.error ?? freelancers.error,
  };
}
