import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';

/** Results of a kind in the palette. */
const MOST = 5;
/** A manager's search of everything by fewer letters would read all rows. */
const LEAST = { customer: 2, freelancer: 2, manager: 3 } as const;

/**
 * Projects and people that contain the words of a text: all people for managers, freelancers for customers, none for
 * freelancers. A new text cancels the search of the last one.
 *
 * @example const { projects, people, freelancers, isPending, error } = useFound('logo huber');
 */
export function useFound(text: string) {
  const { role } = useSignedInUser();
  const enabled = text.length >= LEAST[role];
  const query = { search: text, page: 1 };
  const list = role === 'manager' ? 'GET /api/projects' : (`GET /api/${role}/my_projects` as const);
  const projects = useApiRead(read(list, { query }), { enabled });
  const people = useApiRead(read('GET /api/manager/people', { query }), {
    enabled: enabled && role === 'manager',
  });
  const freelancers = useApiRead(read('GET /api/freelancers', { query }), {
    enabled: enabled && role === 'customer',
  });
  const other = { customer: [freelancers], freelancer: [], manager: [people] }[role];
  return {
    projects: (enabled && projects.data?.projects.slice(0, MOST)) || [],
    people: (enabled && people.data?.people.slice(0, MOST)) || [],
    freelancers: (enabled && freelancers.data?.freelancers.slice(0, MOST)) || [],
    isPending: enabled && [projects, ...other].some(({ isPending }) => isPending),
    error: enabled ? (projects.error ?? people.error ?? freelancers.error) : null,
  };
}
