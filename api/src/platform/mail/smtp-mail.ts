import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** A server that is silent for so long is given up; the letter is tried again later. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Nobody has written this letter by hand, so no out-of-office reply should come back. RFC 3834. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/**
 * Sends letters through an SMTP server.
 *
 * @param url for example `smtps://user:password@smtp.example:465`
 * @param from the sender's address
 */
export function smtpMail(url: string, from: string): MailTransport {
  const smtp = createTransport({ url, ...PATIENCE });
  return async (letter) => {
    await smtp.sendMail({ from, headers: HEADERS, ...letter });
  };
}
