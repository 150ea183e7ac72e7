import { createTransport } from 'nodemailer';
import { FinalFailure } from '../jobs/index.ts';
import type { MailTransport } from './mail.ts';

/** A server that is silent for so long is given up; the letter is tried again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Nobody has written this letter by hand, so no out-of-office reply should come back. RFC 3834. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/**
 * Sends letters through an SMTP server. What it refuses for good is given up; all else is tried again.
 *
 * @param url for example `smtps://user:password@smtp.example:465`
 * @param from the sender's address
 */
export function smtpMail(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, ...TIMEOUTS });
  return async (letter) => {
    try {
      await smtp.sendMail({ from, headers: HEADERS, ...letter });
    } catch (error) {
      throw isFinal(error) ? new FinalFailure(`the mail server refuses it: ${error.response}`) : error;
    }
  };
}

/** What the server said to one of our commands, where it said something. */
interface SmtpRefusal extends Error {
  readonly permanent: true;
  readonly command: string;
  readonly response: string;
}

/**
 * A 5xx about the reader or the letter: another try would get the same. One about us (sign-in, sender) is for the
 * operator to mend, and the letter waits for that.
 */
function isFinal(error: unknown): error is SmtpRefusal {
  const { permanent, command = '' } = error as Partial<SmtpRefusal>;
  return permanent === true && ['RCPT TO', 'DATA'].includes(command);
}
