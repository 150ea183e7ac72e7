import { screen } from '../../testing/index.ts';

interface Person {
  click: (element: Element) => Promise<void>;
}

/**
 * Presses a step of a project's page: its button, or its entry of the menu.
 *
 * @example await pressStep(person, 'Complain');
 */
export async function pressStep(person: Person, name: string): Promise<void> {
  const button = screen.queryByRole('button', { name });
  if (button) return person.click(button);
  await person.click(screen.getByRole('button', { name: /^(More|Mehr)$/ }));
  await person.click(await screen.findByRole('menuitem', { name }));
}
