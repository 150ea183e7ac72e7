/** A position in the log of events. */
export interface Cursor {
  /** Identifies the database; transaction ids of another one mean nothing here. */
  readonly database: string;
  /** Events of this and later transactions may not have been sent. */
  readonly from: string;
  /** Time of the position, in milliseconds since 1970. */
  readonly at: number;
}

const FORM = /^(?<database>\d{1,20}-\d{1,10})\.(?<from>\d{1,15})\.(?<at>\d{1,15})$/;

/** A cursor as an SSE event id. Example: `formatCursor({ database: '7-5', from: '901', at: 1 }) // '7-5.901.1'`. */
export const formatCursor = ({ database, from, at }: Cursor): string => `${database}.${from}.${at}`;

/** Parses `Last-Event-ID`; undefined if it is not a cursor. */
export function parseCursor(text: string): Cursor | undefined {
  const { database, from, at } = FORM.exec(text)?.groups ?? {};
  return database === undefined || from === undefined ? undefined : { database, from, at: Number(at) };
}
