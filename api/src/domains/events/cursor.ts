/** Where a reader of the log of changes stands. */
export interface Cursor {
  /** The database whose transactions are counted. */
  readonly database: string;
  /** The first transaction of which they may have missed something. */
  readonly from: string;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
}

const FORM = /^(?<database>\d{1,20}-\d{1,10})\.(?<from>\d{1,15})\.(?<at>\d{1,15})$/;

/** A cursor as the id of an event. Example: `formatCursor({ database: '7-5', from: '901', at: 1 }) // '7-5.901.1'`. */
export const formatCursor = ({ database, from, at }: Cursor): string => `${database}.${from}.${at}`;

/** Reads `Last-Event-ID`; undefined where it is none of ours. */
export function parseCursor(text: string): Cursor | undefined {
  const { database, from, at } = FORM.exec(text)?.groups ?? {};
  return database === undefined || from === undefined ? undefined : { database, from, at: Number(at) };
}
