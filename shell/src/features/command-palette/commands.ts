import type { IconName } from '@metier/shared-kit/ui';

/** An entry of the palette: a page to go to, a step of the open page, a project or person that was found, or
 * something to do everywhere. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes entries of the same name, for example an email address. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly run: () => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The commands whose label contains every word of a text, without regard to case and accents; all for no text.
 *
 * @example matching(commands, 'my pro') // "My projects"
 */
export function matching<Found extends Pick<Command, 'label'>>(
  commands: readonly Found[],
  text: string,
): readonly Found[] {
  const words = plain(text).split(/\s+/);
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
