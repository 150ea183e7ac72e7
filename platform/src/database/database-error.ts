/** The embedded database is not available; the message says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
