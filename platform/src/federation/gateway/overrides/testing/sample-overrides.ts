import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@metier/shared-kit/registry';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../../create-gateway.ts';
import { type SampleGateway, startSampleGateway } from '../../testing/sample-gateway.ts';
import { sampleReleases } from '../../testing/sample-releases.ts';
import { overrideKeys } from '../override-cookie.ts';

export const KEYS = overrideKeys('a secret of these tests, long enough');
/** The live manifest of the remote `customer`. */
export const CUSTOMER = sampleReleases().remotes.find(
  ({ manifest }) => manifest.app === 'customer',
)?.manifest;
/** The manifest of this remote at another origin. */
export const OFFERED = { ...CUSTOMER, schema: 1, files: {}, container: 'metier_offered' };
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

const offer: RequestListener = (_request, response) => response.end(JSON.stringify(OFFERED));

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/** The cookie that an answer sets. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** The registry in a page. */
export const registryIn = (page: { body: string }): Registry =>
  JSON.parse(/<script id="registry"[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '') as Registry;

/** A gateway that allows overrides from an origin, and the servers at that origin and at another one. */
export class SampleOverrides {
  readonly sample: SampleGateway;
  readonly #allowed = createServer((request, response) => this.answer(request, response));
  readonly #other = createServer(offer);
  /** What the allowed origin answers; the offered manifest after each `restart`. */
  answer = offer;
  gateway!: FastifyInstance;
  #origins: readonly string[] | undefined;

  private constructor(sample: SampleGateway) {
    this.sample = sample;
  }

  static async open(): Promise<SampleOverrides> {
    const opened = new SampleOverrides(await startSampleGateway());
    for (const server of [opened.#allowed, opened.#other])
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return opened;
  }

  /** The allowed origin. */
  get origin(): string {
    return originOf(this.#allowed);
  }

  /** Another origin. */
  get elsewhere(): string {
    return originOf(this.#other);
  }

  /** Starts a gateway that allows these origins, unless it runs already. */
  async restart(origins: readonly string[] = [this.origin]): Promise<void> {
    this.answer = offer;
    if (String(origins) === String(this.#origins)) return;
    await this.gateway?.close();
    this.#origins = origins;
    this.gateway = await createGateway({
      store: this.sample.store,
      api: { app: this.sample.api },
      overrides: { origins, keys: origins.length > 0 ? KEYS : undefined },
    });
  }

  /** Submits a form of the overrides page. */
  send(fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) {
    return this.gateway.inject({
      method: 'POST',
      url: '/overrides',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: String(new URLSearchParams(fields)),
    });
  }

  /** Sets an override. Returns its cookie. */
  async set(app = 'customer'): Promise<string> {
    return cookieOf(await this.send({ action: 'set', app, origin: this.origin }));
  }

  pageWith(cookie: string, url = '/app/my-projects') {
    return this.gateway.inject({ url, headers: { cookie } });
  }

  async close(): Promise<void> {
    await this.gateway?.close();
    for (const server of [this.#allowed, this.#other]) {
      server.closeAllConnections();
      server.close();
    }
    await this.sample.close();
  }
}
