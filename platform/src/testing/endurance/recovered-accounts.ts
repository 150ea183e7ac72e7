import { setTimeout as sleep } from 'node:timers/promises';
import { acknowledged } from './acknowledged.ts';
import { eventually, untilThere } from './eventually.ts';
import { findInMail, mailedTo } from './mailed-to.ts';
import type { RunningProduct } from './product.ts';
import { Repeated } from './repeated.ts';
import type { RetryingClient } from './retrying-client.ts';
import { registerUsers } from './users.ts';

const POLL_MS = 50;
const SIGN_IN_PAUSE_MS = 1000;
/** A job that a kill of the database has interrupted is repeated after minutes: its account is skipped meanwhile. */
const MAIL_TIMEOUT_MS = 20_000;
const NEW_PASSWORD = 'Better-battery-2';
const CODE = /\b(\d{6})\b/;
const UNDO_KEY = /\/auth\/undo_email\/([^#\s]+)/;
const RESET_KEY = /\/auth\/change_password\/([^#\s]+)/;

/** An address and what a mail to it contains. */
interface LateMail {
  readonly email: string;
  readonly pattern: RegExp;
}

/**
 * Accounts under load, another one each round, since codes and recoveries are limited by account: a thief who knows the
 * password moves it to another e-mail; its owner undoes that by the mailed key, sets a new password and signs in.
 */
export class RecoveredAccounts extends Repeated {
  /** The addresses of the recovered accounts. */
  readonly recovered: string[] = [];
  /** Mails that were late: each left its account as it was. */
  readonly late: LateMail[] = [];
  /** Replies to a thief after the undo, before and after the new password. */
  readonly leaks: string[] = [];
  readonly #product: RunningProduct;
  #registered = 0;

  constructor(product: RunningProduct) {
    super();
    this.#product = product;
  }

  /** The subjects of the mails to an address. */
  async subjects(email: string): Promise<string[]> {
    return (await mailedTo(this.#product.db, email)).map(({ subject }) => subject);
  }

  /** True if a late mail has come. */
  async hasCome({ email, pattern }: LateMail): Promise<boolean> {
    return (await findInMail(this.#product.db, email, pattern)) !== undefined;
  }

  protected override async round(): Promise<void> {
    const thief = await this.#register();
    const undoKey = await this.#moveEmail(thief);
    const resetKey = undoKey && (await this.#undo(thief, undoKey));
    if (resetKey === undefined) return;
    await this.#tryAsThief(thief);
    await this.#setPassword(thief, resetKey);
    await this.#tryAsThief(thief);
    await acknowledged(thief.withPassword(NEW_PASSWORD), 'GET /api/auth/sessions', {});
    this.recovered.push(thief.person.email);
  }

  async #tryAsThief(thief: RetryingClient): Promise<void> {
    const seen = await thief.send({ call: 'GET /api/auth/sessions' });
    if (seen.kind === 'done') this.leaks.push(JSON.stringify(seen.reply));
  }

  #register(): Promise<RetryingClient> {
    return untilThere(async () => {
      const prefix = `recovered-${(this.#registered += 1)}`;
      const [client] = await registerUsers(this.#product, 'customer', 1, prefix).catch(() => []);
      return client;
    }, 'another account');
  }

  /** Changes the e-mail with the mailed code, and returns the key that undoes it, unless a mail is late. */
  async #moveEmail(thief: RetryingClient): Promise<string | undefined> {
    const { db } = this.#product;
    const { id: user_id, email, password } = thief.person;
    const taken = `taken-${email}`;
    await acknowledged(thief, 'POST /api/auth/change_email', { body: { user_id, email: taken, password } });
    // Wrong codes are limited.
    const answered = new Set<string>();
    let isMoved = false;
    const key = await inTime(async () => {
      const code = await findInMail(db, taken, CODE);
      if (code !== undefined && !answered.has(code)) {
        const body = { user_id, confirmation_code: code };
        const { kind } = await thief.send({ call: 'POST /api/auth/send_email_code', body });
        if (kind !== 'noResponse') answered.add(code);
        isMoved ||= kind === 'done';
      }
      return findInMail(db, email, UNDO_KEY);
    });
    if (key === undefined)
      this.late.push(isMoved ? { email, pattern: UNDO_KEY } : { email: taken, pattern: CODE });
    return key;
  }

  /** Returns the key to set a new password; after a lost response, that of a recovery, unless its mail is late. */
  async #undo(thief: RetryingClient, secret_key: string): Promise<string | undefined> {
    const { email } = thief.person;
    let isLost = false;
    const undone = await untilThere(async () => {
      const outcome = await thief.send({ call: 'POST /api/auth/undo_email', body: { secret_key } });
      isLost ||= outcome.kind === 'noResponse';
      return outcome.kind === 'noResponse' ? undefined : outcome;
    }, `the undone change of ${email}`);
    if (undone.kind === 'done') return undone.reply.secret_key;
    if (!isLost) throw new Error(`The undo of ${email} is refused: ${undone.code}`);
    await acknowledged(thief, 'POST /api/auth/recovery-password', { body: { email } });
    const key = await inTime(() => findInMail(this.#product.db, email, RESET_KEY));
    if (key === undefined) this.late.push({ email, pattern: RESET_KEY });
    return key;
  }

  /** Sets the new password; after a lost response, a sign-in tells whether it took effect. */
  async #setPassword(thief: RetryingClient, first: string): Promise<void> {
    const owner = thief.withPassword(NEW_PASSWORD);
    let secret_key = first;
    let isLost = false;
    const isSet = async () => {
      const body = { password: NEW_PASSWORD, secret_key };
      const outcome = await owner.send({ call: 'POST /api/auth/setting-password', body });
      if (outcome.kind === 'done') return true;
      isLost ||= outcome.kind === 'noResponse';
      // A repeated recovery replaces its key.
      secret_key = (await findInMail(this.#product.db, owner.person.email, RESET_KEY)) ?? secret_key;
      if (!isLost || outcome.kind === 'noResponse') return false;
      const { kind } = await owner.send({ call: 'GET /api/auth/sessions' });
      // Wrong passwords are limited.
      if (kind === 'refused') await sleep(SIGN_IN_PAUSE_MS);
      return kind === 'done';
    };
    await eventually(isSet, `a new password of ${owner.person.email}`);
  }
}

/** What is read, as soon as it is there; undefined after a timeout. */
async function inTime<Found>(read: () => Promise<Found | undefined>): Promise<Found | undefined> {
  for (const end = performance.now() + MAIL_TIMEOUT_MS; performance.now() < end; await sleep(POLL_MS)) {
    const found = await read();
    if (found !== undefined) return found;
  }
  return undefined;
}
