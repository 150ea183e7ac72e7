import { senderOf } from '@metier/api/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Value } from 'typebox/value';
import {
  type DeployKey,
  makeLive,
  type ReleaseStore,
  sweep,
  validateStoredManifest,
} from '../releases/index.ts';
import { Admission } from './admission.ts';
import { DeployError } from './deploy-error.ts';
import { refusal, type SecurityLog } from './refusal.ts';
import { serveChanges } from './serve-changes.ts';
import { DEPLOY_URL, MAX_FILE_BYTES, MAX_MANIFEST_BYTES, MAX_FILES } from './protocol.ts';

interface AppParams {
  readonly app: string;
}
type FileParams = AppParams & { readonly file: string };

/** Compressed variants are excluded: the gateway makes them, so they cannot differ from their file. */
const FILE = /^(?!manifest\.json)\w[\w.-]{0,199}(?<!\.br|\.gz)$/;

const LiveSchema = Type.Object({
  release: Type.String({ maxLength: 64 }),
  by: Type.String({ maxLength: 200 }),
  why: Type.String({ maxLength: 1000 }),
});

interface ServeOptions {
  readonly store: ReleaseStore;
  readonly report: (message: string) => void;
  readonly log: SecurityLog;
}

/**
 * Serves the upload of releases by holders of a deploy key: first the files, then the manifest, which completes the
 * release, then the request to make it live; and further changes of what is live. Everything is validated here.
 */
export function serveUploads(gateway: FastifyInstance, { store, report, log }: ServeOptions): void {
  const admission = new Admission(store.keys);
  const keys = new WeakMap<FastifyRequest, DeployKey>();
  /** The author for the history: the sender's unverified name, and the verified key. */
  const byOf = (request: FastifyRequest, by: string): string => {
    const key = keys.get(request);
    const checked = `key ${key?.id} of ${key?.by}`;
    return by ? `${by} (${checked})` : checked;
  };

  void gateway.register(
    async (deploy) => {
      deploy.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      // Before the body is read, so that unauthenticated senders cannot send one.
      deploy.addHook('onRequest', async (request, reply) => {
        const { app } = request.params as AppParams;
        const key = await admission.admit(senderOf(request.ip), request.headers.authorization, app);
        const release = admission.acquire(key);
        // A connection that is already closed emits no further `close`.
        if (request.raw.socket.destroyed) return release();
        reply.raw.once('close', release);
        await admission.recordUse(key, new Date());
        keys.set(request, key);
      });
      deploy.setErrorHandler(refusal(report, log));

      deploy.put<{ Params: FileParams }>(
        '/:app/files/:file',
        { bodyLimit: MAX_FILE_BYTES },
        async (request, reply) => {
          const { app, file } = request.params;
          if (!FILE.test(file))
            throw new DeployError('badRequest', `${file} is not a valid file name of a release.`);
          if (!Buffer.isBuffer(request.body))
            throw new DeployError('badRequest', 'A file must be sent as application/octet-stream.');
          await store.addFile(app, file, request.body);
          return reply.code(204).send();
        },
      );

      deploy.post<{ Params: AppParams }>(
        '/:app/releases',
        { bodyLimit: MAX_MANIFEST_BYTES },
        async (request, reply) => {
          const { app } = request.params;
          const manifest = validateStoredManifest(app, request.body);
          const files = Object.keys(manifest.files);
          if (files.length > MAX_FILES)
            throw new DeployError(
              'tooLarge',
              `A release may have ${MAX_FILES} files; this one has ${files.length}.`,
            );
          const invalid = files.find((file) => !FILE.test(file));
          if (invalid !== undefined)
            throw new DeployError('refused', `${invalid} is not a valid file name of a release.`);
          const added = await store.addManifest(manifest);
          if ('missing' in added)
            throw new DeployError('filesMissing', 'Send the missing files, then repeat this request.', {
              missing: added.missing,
            });
          return reply.code(201).send(added);
        },
      );

      deploy.post<{ Params: AppParams }>('/:app/live', async (request, reply) => {
        const { app } = request.params;
        if (!Value.Check(LiveSchema, request.body))
          throw new DeployError('badRequest', 'The body must be { release, by, why }.');
        const { release, why } = request.body;
        const by = byOf(request, request.body.by);
        const document = await makeLive(store, { by, why }, { [app]: release });
        // A failed sweep is repeated at the next release.
        await sweep(store).catch((error: unknown) => report(`sweep: ${String(error)}`));
        return reply.send({ release, switched: document !== undefined });
      });

      serveChanges(deploy, store, byOf);
    },
    { prefix: DEPLOY_URL.slice(0, -1) },
  );
}
