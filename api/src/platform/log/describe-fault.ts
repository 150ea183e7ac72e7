/** The log entry of an error. */
interface LoggedFault {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedFault;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]+/gi;

/** A text without the e-mail addresses in it. Example: `maskEmails('no such box: nora@a.test') // 'no such box: …@…'`. */
export const maskEmails = (text: string): string => text.replaceAll(EMAIL, '…@…');

/**
 * An error as it is logged. Of its own properties only the code is kept: a database error contains the rejected row, a
 * mail server's error an address.
 */
export function describeFault(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: maskEmails(String(error)) };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: maskEmails(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: maskEmails(error.stack) }),
    ...(error.cause !== undefined && { cause: describeFault(error.cause) }),
  };
}
