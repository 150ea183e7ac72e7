import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { clientOf, createTestApp, type TestApp } from '../../testing/index.ts';
import { openLog } from '../log/index.ts';
import { smtpMail } from './smtp-mail.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const FROM = 'Metier <post@metier.test>';
let people = 0;

/** Signs somebody up, which is answered once their code is queued, and returns their address. */
async function signUp(app: TestApp, language = 'en', name = 'nora'): Promise<string> {
  people += 1;
  const email = `${name}-${people}@metier.test`;
  await clientOf(app.server).call('POST /api/auth/signup', {
    body: { first_name: 'Nöra', last_name: 'N', email, password: 'Correct-horse-1', type_client: 'customer' },
    headers: { 'accept-language': language },
  });
  return email;
}

describe('a mail server', () => {
  let server: MailServer;
  let app: TestApp;
  const lines: string[] = [];
  /** Its reply code for recipients of that name. */
  const replies = new Map<string, number>();
  beforeAll(async () => {
    server = await startMailServer(0, (address) => replies.get(address.split('-')[0] ?? ''));
    app = await createTestApp({
      mail: { kind: 'smtp', url: server.url, from: FROM },
      log: openLog('error', { write: (line) => lines.push(line) }),
    });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  const letterTo = (email: string) => server.letters.find(({ to }) => to.includes(email));

  test.each([
    ['en', 'Your Metier code', 'your confirmation code is'],
    ['de', 'Dein Metier-Code', 'dein Bestätigungscode lautet'],
  ])("gets the mail in the recipient's language: %s", async (language, subject, words) => {
    const email = await signUp(app, language);
    await app.queue.drain();
    const letter = letterTo(email);
    expect(letter).toMatchObject({
      from: 'post@metier.test',
      to: [email],
      headers: {
        from: FROM,
        to: email,
        subject: expect.stringContaining(subject),
        'content-type': 'text/plain; charset=utf-8',
        'auto-submitted': 'auto-generated',
        'message-id': expect.stringMatching(/^<.+@metier\.test>$/),
        date: expect.any(String),
      },
    });
    expect(letter?.text).toContain(words);
    expect(letter?.text).toMatch(/\b\d{6}\b/);
  });

  test('gets one header and one recipient despite line breaks in the subject', async () => {
    const subject = 'A logo\r\nBcc: everybody@metier.test\r\n\r\nHello';
    await (
      await smtpMail(server.url, FROM)
    )({ to: 'nils@metier.test', subject, text: 'Hi' }, new Date());
    const { to, headers, text } = letterTo('nils@metier.test') ?? {};
    expect(to).toEqual(['nils@metier.test']);
    expect(headers).not.toHaveProperty('bcc');
    expect(headers?.['subject']).toContain('A logo');
    expect(text?.trim()).toBe('Hi');
  });

  const jobsLeft = async () =>
    (await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(app.db)).rows[0]?.count;

  test('that rejects the recipient gets no retry; the log says so without naming them', async () => {
    replies.set('boxless', 550);
    const email = await signUp(app, 'en', 'boxless');
    await app.queue.drain();
    expect(letterTo(email)).toBeUndefined();
    expect(await jobsLeft()).toBe(0);
    expect(lines.at(-1)).toContain('Gave up send-mail: the mail server rejects it: 550');
    expect(lines.join('')).not.toContain(email);
  });

  test('that defers the mail gets a retry', async () => {
    replies.set('grey', 451);
    const email = await signUp(app, 'en', 'grey');
    await app.queue.drain();
    expect(letterTo(email)).toBeUndefined();
    expect(lines.join('')).toContain('451');
    expect(lines.join('')).not.toContain(email);
    replies.delete('grey');
    await app.advance(60);
    expect(letterTo(email)).toBeDefined();
  });

  test('that rejects our credentials gets a retry: the operator can fix that', async () => {
    await server.close();
    server = await startMailServer(server.port, undefined, 'another password');
    const email = await signUp(app);
    await app.queue.drain();
    expect(await jobsLeft()).toBe(1);
    await server.close();
    server = await startMailServer(server.port);
    await app.advance(60);
    expect(letterTo(email)).toBeDefined();
  });

  test('that is down gets the mail later', async () => {
    await server.close();
    const email = await signUp(app);
    await app.queue.drain();
    expect(letterTo(email)).toBeUndefined();
    server = await startMailServer(server.port);
    await app.advance(60);
    expect(letterTo(email)).toBeDefined();
  });

  test('that stays down shows in metrics and log after the last retry, without the recipient', async () => {
    await server.close();
    const email = await signUp(app);
    await sql`
      select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), max_attempts := 1)
    `.execute(app.db);
    await app.queue.drain();
    const metrics = (await app.server.inject('/metrics')).body;
    // The rejected recipient is the other one.
    expect(metrics).toContain('metier_jobs_total{task="send-mail",outcome="failed"} 2');
    expect(metrics).toContain('metier_jobs_given_up{task="send-mail"} 1');
    expect(lines.at(-1)).toContain('send-mail');
    expect(lines.join('')).not.toContain(email);
    server = await startMailServer(server.port);
  });
});

describe('a mail server that accepts the connection but does not respond', () => {
  let silent: Server;
  let app: TestApp;
  const callers = new Set<Socket>();
  beforeEach(async () => {
    silent = createServer((socket) => {
      callers.add(socket);
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    app = await createTestApp({
      mail: { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: FROM },
      log: openLog('silent'),
    });
    await app.queue.start();
  });
  afterEach(async () => {
    for (const socket of callers) socket.destroy();
    await app.close();
    await new Promise((resolve) => silent.close(resolve));
  });

  test('delays no call', async () => {
    const called = once(silent, 'connection');
    // Each connection lasts ten seconds: sign-ups that waited for theirs would exceed the test's timeout.
    for (let round = 0; round < 5; round += 1) await signUp(app);
    await called;
    await signUp(app);
    expect((await app.server.inject('/api/catalogue')).statusCode).toBe(200);
  });
});
