const EXTENSION = /\.[^.]*$/;

/**
 * Makes file names distinct by numbering duplicates, ignoring case. The time is linear in the number of names, because
 * a duplicate continues after the last number of its name.
 *
 * @example distinctNames(['a.png', 'A.png']) // ['a.png', 'A (2).png']
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let distinct = name;
    let number = nextNumbers.get(key) ?? 2;
    for (; taken.has(distinct.toLowerCase()); number += 1) distinct = numbered(name, number);
    nextNumbers.set(key, number);
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function numbered(name: string, number: number): string {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  return `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
}
