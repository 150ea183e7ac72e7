import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';

/** Results of a kind in the palette. */
const MOST = 5;
/** A manager's search of everything by fewer letters would read all rows. */
const LEAST = { customer: 2, freelancer: 2, manager: 3 } as const;

/**
 * Projects and, for managers, people that contain the words of a text. A new text cancels the search of the last one.
 *
 * @example const { projects, people, isPending, error } = useFound('logo huber');
 */
export function useFound(text: string) {
  const { role } = useSignedInUser();
  const isManager = role === 'manager';
  const enabled = text.length >= LEAST[role];
  const query = { search: text, page: 1 };
  const call = isManager ? 'GET /api/projects' : (`GET /api/${role}/my_projects` as const);
  const projects = useApiRead(read(call, { query }), { enabled });
  const people = useApiRead(read('GET /api/manager/people', { query }), { enabled: enabled && isManager });
  return {
    projects: (enabled && projects.data?.projects.slice(0, MOST)) || [],
    people: (enabled && people.data?.people.slice(0, MOST)) || [],
    isPending: enabled && (projects.isPending || (isManager && people.isPending)),
    error: enabled ? (projects.error ?? people.error) : null,
  };
}
