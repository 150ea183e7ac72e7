import type { APIRequestContext } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mail/messages')).json()) as Mail[];
  return mails.filter((mail) => mail.to === to);
}

/** Subjects of the mails to an address so far, newest first. */
export const subjectsTo = async (request: APIRequestContext, to: string): Promise<string[]> =>
  (await mailsTo(request, to)).map(({ subject }) => subject);

/** Newest match in the mails to an address, from the demo's mailbox. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  for (let tries = 0; tries < 50; tries += 1) {
    const match = (await mailsTo(request, to))
      .map((mail) => pattern.exec(mail.text))
      .find((found) => found !== null);
    if (match) return match;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No mail to ${to} matches ${pattern}`);
}

/**
 * The six digits last sent to an address.
 *
 * @param earlier codes sent before; waits for another one
 */
export async function readCode(
  request: APIRequestContext,
  to: string,
  ...earlier: readonly string[]
): Promise<string> {
  const another = earlier.map((code) => `(?!${code})`).join('');
  return (await readMail(request, to, new RegExp(`\\b${another}\\d{6}\\b`)))[0];
}
