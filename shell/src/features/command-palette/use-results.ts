import { freelancerPath, nameOf, personPath, projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useNavigate } from '@metier/shared-kit/router';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useDebounced } from '@metier/shared-kit/timing';
import type { Command } from './commands.ts';
import { useFound } from './search.api.ts';

type Found = Parameters<typeof nameOf>[0] & { readonly id: string };

/** Milliseconds without a key after which the text is searched. */
const PAUSE_MS = 200;

/** Projects and people that match a typed text, once typing has paused and all have answered. */
export function useResults(typed: string) {
  const kit = useKitTexts();
  const navigate = useNavigate();
  const { role } = useSignedInUser();
  const text = useDebounced(typed.trim(), PAUSE_MS);
  const { projects, people, freelancers, isPending, error } = useFound(text);
  const isSearching = isPending || text !== typed.trim();
  const found = (person: Found, detail: string, pathOf: (id: string) => string): Command => ({
    id: `person-${person.id}`,
    label: nameOf(person),
    detail,
    icon: 'person',
    run: () => void navigate(pathOf(person.id)),
  });
  return {
    projects: isSearching
      ? []
      : projects.map<Command>(({ id, name, status, type, customer }) => ({
          id: `project-${id}`,
          label: name,
          // A manager may have searched for the customer.
          detail: role === 'manager' ? nameOf(customer) : kit(`status.word.${status}`),
          icon: type,
          run: () => void navigate(projectPath(id)),
        })),
    people: isSearching
      ? []
      : [
          ...people.map((person) => found(person, person.email, personPath)),
          ...freelancers.map((person) => found(person, kit('role.freelancer'), freelancerPath)),
        ],
    isPending: isSearching,
    error,
  };
}
