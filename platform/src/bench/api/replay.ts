import type { Statement } from '../../../../api/src/testing/recorded-sql.ts';

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** A recorded statement, to be replayed with other ids. */
export interface Replay {
  readonly text: string;
  /** Its values in wire format. */
  readonly values: readonly (string | null)[];
  /** The uuids it returned first, by column. */
  readonly returned: readonly (readonly [column: string, uuid: string])[];
  /** Number of its round trip: statements of the same one are sent together. */
  readonly trip: number;
}

/**
 * Added to every moment: a job that a recorded call schedules must not be due while it is replayed, since the API would
 * run it.
 */
const LATER_MS = 3_600_000;

/** A value in wire format: text that PostgreSQL parses as the expected type. */
function wireText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return new Date(value.getTime() + LATER_MS).toISOString();
  if (Buffer.isBuffer(value)) return String.raw`\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function element(value: unknown): string {
  const text = wireText(value);
  if (text === null || Array.isArray(value)) return text ?? 'null';
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** The uuids that a statement returned first. */
function returnedBy(rows: Statement['rows'], known: ReadonlySet<string>): [string, string][] {
  const [row, ...more] = rows;
  if (!row || more.length > 0) return [];
  return Object.entries(row).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string' && isUuid(cell[1]) && !known.has(cell[1]),
  );
}

export const isUuid = (text: string): boolean => text !== '' && text.replace(UUID, '') === '';

/** Splits a text into its uuids and the parts between them. */
export const partsOf = (text: string): string[] => text.split(new RegExp(`(${UUID.source})`)).filter(Boolean);

/**
 * Statements that replay the recorded ones.
 *
 * @param ids the uuids to replace
 */
export function replayOf(statements: readonly Statement[], ids: readonly string[]): Replay[] {
  const known = new Set(ids);
  return statements.map(({ text, values, rows, trip }) => {
    const wire = values.map(wireText);
    for (const [uuid] of wire.flatMap((value) => [...(value ?? '').matchAll(UUID)])) known.add(uuid);
    const returned = returnedBy(rows, known);
    for (const [, uuid] of returned) known.add(uuid);
    return { text: text.replaceAll(/\s+/g, ' ').trim(), values: wire, returned, trip };
  });
}
