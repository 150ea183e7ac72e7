import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body } from '@metier/contract/operations';
import { Journal } from './journal.ts';
import { MOVES, SCENARIOS, type Job, type MoveName } from './moves.ts';
import type { Outcome, RetryingClient } from './retrying-client.ts';

/** Random moves use the most recent projects, which still change. */
const RECENT = 20;
const PAUSE_MS = 200;

/** Concurrent clients that make calls in order, twice, and out of order. */
export class Clients {
  readonly journal = new Journal();
  readonly jobs: Job[] = [];
  readonly #customers: readonly RetryingClient[];
  readonly #freelancers: readonly RetryingClient[];
  readonly #managers: readonly [RetryingClient, RetryingClient];
  readonly #order: () => Body<'POST /api/projects/project'>;
  #isOver = false;
  #clients: Promise<void>[] = [];

  constructor(
    customers: readonly RetryingClient[],
    freelancers: readonly RetryingClient[],
    managers: readonly [RetryingClient, RetryingClient],
    order: () => Body<'POST /api/projects/project'>,
  ) {
    this.#customers = customers;
    this.#freelancers = freelancers;
    this.#managers = managers;
    this.#order = order;
  }

  /** Starts concurrent clients, which act until `end`. */
  begin(clients: number): void {
    this.#isOver = false;
    this.#clients = Array.from({ length: clients }, () => this.#live());
  }

  /** Stops the clients and waits for their calls in flight. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  /** Creates a project and makes the moves in order, until one is refused or gets no answer. */
  async runScenario(scenario: readonly MoveName[]): Promise<void> {
    const customer = pick(this.#customers);
    const created = await this.journal.send(customer, {
      call: 'POST /api/projects/project',
      body: this.#order(),
      key: randomUUID(),
    });
    if (created.kind !== 'done') return pause();
    const [manager, otherManager] = this.#managers;
    const { project_id } = created.reply;
    const job: Job = { project_id, customer, freelancer: pick(this.#freelancers), manager, otherManager };
    this.jobs.push(job);
    for (const move of scenario) if (!(await this.#make(move, job))) return;
  }

  async #live(): Promise<void> {
    while (!this.#isOver) {
      const roll = randomInt(10);
      if (roll < 6) await this.runScenario(pick(SCENARIOS));
      else if (roll < 9) await this.#makeRandomMove();
      else await this.#withdraw();
    }
  }

  /** A random move in a recent project, valid or not. */
  async #makeRandomMove(): Promise<void> {
    const job = this.jobs.at(-1 - randomInt(RECENT));
    if (job) await this.#make(pick(Object.keys(MOVES) as MoveName[]), job);
    else await pause();
  }

  async #withdraw(): Promise<void> {
    const key = randomUUID();
    const body = { funds: 50 + randomInt(200) };
    const freelancer = pick(this.#freelancers);
    const send = () => this.journal.send(freelancer, { call: 'POST /api/account/withdrawal', body, key });
    await Promise.all([send(), send()]);
  }

  /** Makes a move once, twice concurrently, or again after the answer; all with the same key. False if it failed. */
  async #make(move: MoveName, job: Job): Promise<boolean> {
    const { client, request } = MOVES[move](job);
    const key = randomUUID();
    const send = () => this.journal.send(client, { ...request, key });
    const concurrent = randomInt(5) === 0 ? [send(), send()] : [send()];
    const outcomes: Outcome[] = await Promise.all(concurrent);
    if (outcomes.some(({ kind }) => kind === 'noResponse')) await pause();
    if (randomInt(5) === 0) outcomes.push(await send());
    for (const outcome of outcomes)
      if (outcome.kind === 'done') job.offerId = offerOf(outcome.reply) ?? job.offerId;
    return outcomes.some(({ kind }) => kind === 'done');
  }
}

/** Id of the offer that a project in a reply shows. */
const offerOf = (reply: unknown): string | undefined =>
  (reply as { project?: { offer?: { id: string } } }).project?.offer?.id;

const pick = <T>(list: readonly T[]): T => {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new RangeError('Cannot pick from an empty list');
  return one;
};
const pause = (): Promise<void> => sleep(PAUSE_MS);
