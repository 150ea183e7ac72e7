import { nameOf, personPath, projectPath } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { useNavigate } from '@metier/shared-kit/router';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useEffect, useState } from 'react';
import type { Command } from './commands.ts';
import { useFound } from './search.api.ts';

/** Milliseconds without a key after which the text is searched. */
const PAUSE_MS = 200;

/** Projects and people that match a typed text, once typing has paused. */
export function useResults(typed: string) {
  const kit = useKitTexts();
  const navigate = useNavigate();
  const { role } = useSignedInUser();
  const text = useSettled(typed.trim());
  const { projects, people, isPending, error } = useFound(text);
  const isSettled = text === typed.trim();
  return {
    projects: isSettled
      ? projects.map<Command>(({ id, name, status, type, customer }) => ({
          id: `project-${id}`,
          label: name,
          // A manager may have searched for the customer.
          detail: role === 'manager' ? nameOf(customer) : kit(`status.word.${status}`),
          icon: type,
          run: () => void navigate(projectPath(id)),
        }))
      : [],
    people: isSettled
      ? people.map<Command>((person) => ({
          id: `person-${person.id}`,
          label: nameOf(person),
          detail: person.email,
          icon: 'person',
          run: () => void navigate(personPath(person.id)),
        }))
      : [],
    isPending: isPending || !isSettled,
    error,
  };
}

/** A text that has not changed for {@link PAUSE_MS}. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
