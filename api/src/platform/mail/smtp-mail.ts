import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/**
 * Sends letters through an SMTP server.
 *
 * @param url for example `smtps://user:password@smtp.example:465`
 * @param from the sender's address
 */
export function smtpMail(url: string, from: string): MailTransport {
  const smtp = createTransport(url);
  return async (letter) => {
    await smtp.sendMail({ from, ...letter });
  };
}
