/**
 * A list with one entry at another place; the same list if the place does not exist.
 *
 * @example moved(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a']
 */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const [entry] = list.slice(from, from + 1);
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
