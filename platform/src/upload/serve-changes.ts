import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  type AppReleases,
  type Registered,
  type Author,
  releasesOf,
  type ReleaseStore,
} from '../releases/index.ts';
import { DeployError } from './deploy-error.ts';

const Release = Type.Optional(Type.String({ maxLength: 64 }));

/** Author and reason, and what some of the changes take. */
const ChangeSchema = Type.Object({
  by: Type.String({ maxLength: 200 }),
  why: Type.String({ maxLength: 1000 }),
  release: Release,
  from: Release,
  to: Release,
  percent: Type.Optional(Type.Number()),
  schedule: Type.Optional(
    Type.Object({
      steps: Type.Array(Type.Number(), { maxItems: 100 }),
      minutes: Type.Number({ exclusiveMinimum: 0 }),
    }),
  ),
});

type Change = (
  releases: AppReleases,
  author: Author,
  body: Static<typeof ChangeSchema>,
) => Promise<Registered>;

/** By the last part of their path. */
const CHANGES: Readonly<Record<string, Change>> = {
  rollback: (releases, author, { from, to }) => releases.rollBack(author, { from, to }),
  withdraw: (releases, author) => releases.withdraw(author, {}),
  canary: (releases, author, { release, percent = 0, schedule }) =>
    releases.setCanary(author, { release, percent, ...(schedule && { schedule }) }),
  promote: (releases, author, { release }) => releases.promote(author, { release }),
  abort: (releases, author, { release }) => releases.abort(author, { release }),
};

interface AppParams {
  readonly app: string;
}

/**
 * Serves the state of an app's releases, and its changes other than a release, through the same gate as the command line.
 * Each answers with the state after it.
 *
 * @param byOf the author for the history
 */
export function serveChanges(
  deploy: FastifyInstance,
  store: ReleaseStore,
  byOf: (request: FastifyRequest, by: string) => string,
): void {
  deploy.get<{ Params: AppParams }>('/:app', async (request, reply) => {
    const state = await releasesOf(store, request.params.app).state();
    return reply.header('cache-control', 'no-store').send({ state });
  });
  for (const [name, change] of Object.entries(CHANGES))
    deploy.post<{ Params: AppParams }>(`/:app/${name}`, async (request, reply) => {
      const { body, params } = request;
      if (!Value.Check(ChangeSchema, body))
        throw new DeployError(
          'badRequest',
          'The body must be { by, why, … }: use `metier` of the same version.',
        );
      const author = { by: byOf(request, body.by), why: body.why };
      return reply.send({ state: await change(releasesOf(store, params.app), author, body) });
    });
}
