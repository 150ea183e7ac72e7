import type { APIRequestContext } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Newest mail to an address that holds a match, as a reader of the demo's mail page finds it. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = (await (await request.get('/dev/mail/messages')).json()) as Mail[];
    const match = mails
      .filter((mail) => mail.to === to)
      .map((mail) => pattern.exec(mail.text))
      .find((found) => found !== null);
    if (match) return match;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No mail to ${to} matches ${pattern}`);
}

/** The six digits last sent to an address. */
export const readCode = async (request: APIRequestContext, to: string): Promise<string> =>
  (await readMail(request, to, /\b\d{6}\b/))[0];
