import { randomUUID } from 'node:crypto';
import { ERRORS } from '@metier/contract';
import type { Db } from '../../../../api/src/platform/db/index.ts';
import { acknowledged } from './acknowledged.ts';
import { eventually } from './eventually.ts';
import { mailedTo } from './mailed-to.ts';
import { Repeated } from './repeated.ts';
import type { Outcome, RetryingClient } from './retrying-client.ts';

/**
 * An account under load: its owner changes the password; a manager blocks the account, which ends its sessions and
 * refuses the owner, and unblocks it.
 */
export class ChangedAccount extends Repeated {
  /** Acknowledged rounds: in each the password was changed once, and the account blocked and unblocked once. */
  rounds = 0;
  /** Replies to the owner of the blocked account. */
  readonly leaks: string[] = [];
  /** With the current password. */
  #owner: RetryingClient;
  readonly #manager: RetryingClient;

  constructor(owner: RetryingClient, manager: RetryingClient) {
    super();
    this.#owner = owner;
    this.#manager = manager;
  }

  /** Number of mails to the owner with a subject. A mail whose sender was killed is sent again. */
  async mails(db: Db, subject: string): Promise<number> {
    const mails = await mailedTo(db, this.#owner.person.email);
    return mails.filter((mail) => mail.subject === subject).length;
  }

  protected override async round(): Promise<void> {
    await this.#changePassword();
    await this.#blockAndUnblock();
    this.rounds += 1;
  }

  /** The call has no idempotency key: after a lost response, the new password tells whether it took effect. */
  async #changePassword(): Promise<void> {
    const { id: user_id, password } = this.#owner.person;
    const renewed = this.#owner.withPassword(`Horse-${randomUUID().slice(0, 20)}`);
    const body = { user_id, password, new_password: renewed.person.password };
    let outcome: Outcome | undefined;
    const isChanged = async () => {
      outcome = await this.#owner.send({ call: 'POST /api/auth/change_password', body });
      // After a lost response the old password may no longer be right.
      const isWrong = outcome.kind === 'refused' && outcome.code === ERRORS.wrongCredentials.code;
      return isWrong ? canSignIn(renewed) : outcome.kind === 'done';
    };
    await eventually(isChanged, () => `a new password, last ${JSON.stringify(outcome)}`);
    this.#owner = renewed;
  }

  async #blockAndUnblock(): Promise<void> {
    const user_id = this.#owner.person.id;
    const block = { user_id, reason: 'Under examination' };
    await acknowledged(this.#owner, 'GET /api/auth/sessions', {});
    await acknowledged(this.#manager, 'POST /api/manager/accounts/block', { body: block });
    const seen = await this.#owner.send({ call: 'GET /api/auth/sessions' });
    if (seen.kind === 'done') this.leaks.push(JSON.stringify(seen.reply));
    await acknowledged(this.#manager, 'POST /api/manager/accounts/unblock', { body: { user_id } });
    await acknowledged(this.#owner, 'GET /api/auth/sessions', {});
  }
}

const canSignIn = async (client: RetryingClient): Promise<boolean> =>
  (await client.send({ call: 'GET /api/auth/sessions' })).kind === 'done';
