/** The embedded database cannot be had; the message says what to do about it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
