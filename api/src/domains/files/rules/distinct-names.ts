const EXTENSION = /\.[^.]*$/;

/**
 * Makes file names distinct by numbering duplicates, ignoring case.
 *
 * @example distinctNames(['a.png', 'A.png']) // ['a.png', 'A (2).png']
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number += 1) distinct = numbered(name, number);
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

function numbered(name: string, number: number): string {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  return `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
}
