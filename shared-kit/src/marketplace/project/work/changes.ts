import type { Result } from '../types.ts';

/** Something that a version has, had or has otherwise than the one before. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'replaced';
  readonly name: string;
}

interface Part {
  readonly name: string;
  /** Equal for equal ones of a name. */
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

/** What a version changed of the one before: whether its text, which links, and which files by name and content. */
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
