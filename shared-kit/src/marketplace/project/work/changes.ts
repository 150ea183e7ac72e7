import type { Result } from '../types.ts';

/** An added, removed or replaced item of a version. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'replaced';
  readonly name: string;
}

interface Part {
  readonly name: string;
  /** Compares items of the same name. */
  readonly mark: string;
}

function changesBetween(before: readonly Part[], after: readonly Part[]): Change[] {
  const without = (some: readonly Part[], others: readonly Part[]) =>
    some.filter(({ name, mark }) => !others.some((other) => other.name === name && other.mark === mark));
  const [added, removed] = [without(after, before), without(before, after)];
  const has = (parts: readonly Part[], name: string) => parts.some((part) => part.name === name);
  return [
    ...added.map(({ name }): Change => ({ kind: has(removed, name) ? 'replaced' : 'added', name })),
    ...removed.filter(({ name }) => !has(added, name)).map(({ name }): Change => ({ kind: 'removed', name })),
  ];
}

/** Changes between two versions: text, links by address, and files by name and content. */
export interface Changes {
  readonly text: boolean;
  readonly links: readonly Change[];
  readonly files: readonly Change[];
}

/** Compares two versions of the work. */
export const changesOf = (before: Result, after: Result): Changes => ({
  text: before.result !== after.result,
  links: changesBetween(before.links.map(asPart), after.links.map(asPart)),
  files: changesBetween(before.files.map(fileAsPart), after.files.map(fileAsPart)),
});

const asPart = (name: string): Part => ({ name, mark: '' });

const fileAsPart = ({ name, digest = '' }: Result['files'][number]): Part => ({ name, mark: digest });
