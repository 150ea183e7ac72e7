import { FinalFailure } from '../jobs/index.ts';
import type { MailTransport } from './mail.ts';

/** Timeout of an SMTP server, in milliseconds; the mail is retried later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Marks the mail as generated, so that no out-of-office reply comes back (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/**
 * Sends mails through an SMTP server. A permanent failure is final; any other is retried.
 *
 * @param url for example `smtps://user:password@smtp.example:465`
 * @param from the sender's address
 */
export async function smtpMail(url: string, from: string): Promise<MailTransport> {
  // Loaded on demand, since tests and demo keep their mails in the database.
  const { createTransport } = await import('nodemailer');
  const smtp = createTransport({ url, ...TIMEOUTS });
  return async ({ oneClick, ...letter }) => {
    const headers = { ...HEADERS, ...(oneClick !== undefined && unsubscribeHeaders(oneClick)) };
    try {
      await smtp.sendMail({ from, headers, ...letter });
    } catch (error) {
      throw isFinal(error) ? new FinalFailure(`the mail server rejects it: ${error.response}`) : error;
    }
  };
}

/** Lets the reader's mail program unsubscribe by itself (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The server's reply to an SMTP command, if it sent one. */
interface SmtpRefusal extends Error {
  readonly permanent: true;
  readonly command: string;
  readonly response: string;
}

/**
 * A 5xx reply about the recipient or the mail: a retry would get the same. One about us (sign-in, sender) is for the
 * operator to fix, and the mail is retried.
 */
function isFinal(error: unknown): error is SmtpRefusal {
  const { permanent, command = '' } = error as Partial<SmtpRefusal>;
  return permanent === true && ['RCPT TO', 'DATA'].includes(command);
}
