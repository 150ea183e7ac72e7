import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Store } from './store/index.ts';

const KEY = 'api/calls.json';
const Calls = Type.Array(Type.String());

/** The API's calls, such as `GET /api/catalogue`, as recorded by a gateway. */
export class OfferedCalls {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Undefined if they are not recorded, or the record is damaged. */
  async read(): Promise<readonly string[] | undefined> {
    const content = await this.#store.get(KEY);
    return content && parse(content);
  }

  /** @param calls undefined removes the record */
  async note(calls: readonly string[] | undefined): Promise<void> {
    if (calls) await this.#store.put(KEY, Buffer.from(JSON.stringify(calls.toSorted(), undefined, 1)));
    else await this.#store.remove(KEY);
  }
}

function parse(content: Buffer): readonly string[] | undefined {
  try {
    const calls: unknown = JSON.parse(content.toString());
    return Value.Check(Calls, calls) ? calls : undefined;
  } catch {
    return undefined;
  }
}
