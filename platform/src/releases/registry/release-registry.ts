import type { ReleaseAuthor } from '@metier/contract/operations';
import { type Fault, faultOf } from '../faults.ts';
import { GateError } from '../release-error.ts';
import type { Store } from '../store/index.ts';
import { parseDocument, type RegisteredApps, type RegistryDocument } from './registry-document.ts';

const PREFIX = 'registry/';
/** Other files in the folder, such as an editor's backup, are ignored. */
const KEY = /^registry\/(\d{6,})\.json$/;

/** Number of documents of the history that are read at once. */
const BATCH = 20;

const keyOf = (number: number) => `${PREFIX}${String(number).padStart(6, '0')}.json`;

/** Who makes a change, and why. */
export interface Author {
  readonly by: string;
  readonly why: string;
  /** Where the product writes them itself: what to say in another language. */
  readonly coded?: ReleaseAuthor;
}

/** A state of the registry. */
interface Known {
  /** Number of the newest document, readable or not; 0 in an empty store. */
  readonly number: number;
  /** The newest readable document. */
  readonly document: RegistryDocument | undefined;
}

/** What a change does to the apps, and the action by which the history names it. */
interface Change {
  readonly action: string;
  readonly apps: RegisteredApps;
  /** Faults of the gate that were ignored by force. */
  readonly forced?: readonly Fault[];
  /** Also on top of a newest document that cannot be read. */
  readonly force?: boolean | undefined;
}

/**
 * The registry of a store: numbered documents that are created once and never change. Creating the next one is
 * compare-and-swap, history and atomicity at once.
 *
 * @example
 * const registry = new ReleaseRegistry(new FolderStore('dist'));
 * await registry.change({ by: 'Ada', why: 'first release' }, (apps) => ({
 *   action: 'release',
 *   apps: { ...apps, customer: { live: '1f0c9a', held: [] } },
 * }));
 */
export class ReleaseRegistry {
  readonly #store: Store;
  /** Result of the last read; undefined before the first. */
  #known: Known | undefined;
  /** Cache for the history: documents are immutable. */
  readonly #history = new Map<string, RegistryDocument>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * The current state; undefined in an empty store. An unreadable document is skipped, so the previous state stays live.
   * After the first call it costs one read of the next number.
   */
  async read(): Promise<RegistryDocument | undefined> {
    return (await this.#refresh()).document;
  }

  async #refresh(): Promise<Known> {
    let known = this.#known ?? (await this.#readFirst());
    // It may have been restored meanwhile.
    if (lostIn(known).length > 0) known = { ...known, number: known.number - 1 };
    for (;;) {
      const number: number = known.number + 1;
      const content = await this.#store.get(keyOf(number));
      if (!content) break;
      known = { number, document: parseDocument(content) ?? known.document };
    }
    // A concurrent call may have read a newer document.
    if (!this.#known || known.number >= this.#known.number) this.#known = known;
    return known;
  }

  /**
   * Computes the next state from the current one and writes it; retries if another process was faster.
   *
   * @returns what was written; undefined without a change
   * @throws {GateError} without force if the newest document cannot be read, whose change would be undone
   */
  change(
    author: Author,
    decide: (apps: RegisteredApps) => Change | Promise<Change>,
  ): Promise<RegistryDocument>;
  change(
    author: Author,
    decide: (apps: RegisteredApps) => Promise<Change | undefined>,
  ): Promise<RegistryDocument | undefined>;
  async change(
    author: Author,
    decide: (apps: RegisteredApps) => Change | Promise<Change | undefined>,
  ): Promise<RegistryDocument | undefined> {
    for (;;) {
      const known = await this.#refresh();
      const before = known.document?.apps ?? {};
      const number = known.number + 1;
      const decided = await decide(before);
      if (decided === undefined) return decided;
      const { action, apps, force } = decided;
      const lost = lostIn(known);
      if (lost.length > 0 && !force) throw new GateError(lost);
      const forced = [...lost, ...(decided.forced ?? [])];
      const changed = Object.keys(apps).filter((app) => apps[app] !== before[app]);
      const document: RegistryDocument = {
        schema: 1,
        number,
        at: new Date().toISOString(),
        ...author,
        change: { action, apps: changed, ...forcedBy(forced) },
        apps: { ...apps },
      };
      const content = Buffer.from(`${JSON.stringify(document, undefined, 1)}\n`);
      if (await this.#store.createOnce(keyOf(number), content)) return document;
    }
  }

  /** True before the first change. A registry with unreadable documents is not empty. */
  async isEmpty(): Promise<boolean> {
    return (await this.#keys()).length === 0;
  }

  /** All readable states, newest first. */
  async history(): Promise<RegistryDocument[]> {
    const documents: RegistryDocument[] = [];
    for await (const state of this.states()) if (state) documents.push(state);
    return documents;
  }

  /** All states, newest first; undefined for unreadable ones. They are read in batches, as far as the reader goes. */
  async *states(): AsyncGenerator<RegistryDocument | undefined> {
    const keys = (await this.#keys()).toReversed();
    for (let start = 0; start < keys.length; start += BATCH)
      yield* await Promise.all(keys.slice(start, start + BATCH).map((key) => this.#stateOf(key)));
  }

  async #stateOf(key: string): Promise<RegistryDocument | undefined> {
    const known = this.#history.get(key);
    if (known) return known;
    const content = await this.#store.get(key);
    const document = content && parseDocument(content);
    if (document) this.#history.set(key, document);
    return document;
  }

  async #keys(): Promise<string[]> {
    return (await this.#store.list(PREFIX)).map(({ key }) => key).filter((key) => KEY.test(key));
  }

  async #readFirst(): Promise<Known> {
    const keys = await this.#keys();
    const number = Number(KEY.exec(keys.at(-1) ?? '')?.[1] ?? 0);
    // Backwards from the newest until a readable one.
    for (const key of keys.toReversed()) {
      const content = await this.#store.get(key);
      const document = content && parseDocument(content);
      if (document) return { number, document };
    }
    return { number, document: undefined };
  }
}

/** The fault of a state whose newest document cannot be read. */
const lostIn = ({ number, document }: Known): Fault[] =>
  number === (document?.number ?? 0) ? [] : [faultOf('registry', { file: keyOf(number) })];

const forcedBy = (faults: readonly Fault[]): Pick<RegistryDocument['change'], 'forced' | 'faults'> =>
  faults.length > 0 ? { forced: faults.map(({ text }) => text), faults } : {};
