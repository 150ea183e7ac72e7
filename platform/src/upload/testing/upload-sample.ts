import { type SampleGateway, startSampleGateway } from '../../federation/gateway/testing/sample-gateway.ts';
import type { DeployErrorBody } from '../protocol.ts';
import { type Target, uploadRelease } from '../upload-release.ts';
import { newTeam, type Team } from './team.ts';

export const AUTHOR = { by: 'Bob <bob@example.com>', why: 'first notes' };

/** A gateway, and a team with a deploy key for its remote `notes`. */
export class UploadSample {
  readonly sample: SampleGateway;
  readonly team: Team;
  /** The id of the key. */
  readonly id: string;
  readonly target: Target;

  private constructor(sample: SampleGateway, team: Team, { key, id }: { key: string; id: string }) {
    this.sample = sample;
    this.team = team;
    this.id = id;
    this.target = { origin: `http://localhost:${new URL(sample.origin).port}`, key };
  }

  static async start(): Promise<UploadSample> {
    const [sample, team] = await Promise.all([startSampleGateway(), newTeam()]);
    return new UploadSample(sample, team, await sample.store.keys.add({ app: 'notes', by: 'Ada' }));
  }

  readonly close = () => Promise.all([this.sample.close(), this.team.leave()]);

  readonly upload = (release: string) =>
    uploadRelease(this.team.store, { app: 'notes', release }, this.target);

  /** The live release of `notes`. */
  readonly live = async () => (await this.sample.store.registry.read())?.apps['notes']?.live;

  /** A release of the team with its manifest. */
  readonly storedManifest = async (text: string) => {
    const release = await this.team.build(text);
    return { release, manifest: await this.team.store.manifestOf('notes', release) };
  };

  /** Sends a request of the protocol: strings and buffers as a file, anything else as JSON. */
  readonly send = async (method: string, path: string, body: unknown, key = this.target.key) => {
    const isFile = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await fetch(`${this.target.origin}/deploy/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
      body: isFile ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body),
    });
    const text = await response.text();
    const { error } = (text ? JSON.parse(text) : {}) as Partial<DeployErrorBody>;
    return {
      status: response.status,
      code: error?.code,
      message: error?.message ?? '',
      missing: error?.missing,
    };
  };
}
