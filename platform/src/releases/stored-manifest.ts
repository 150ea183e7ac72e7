import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  type Immutable,
  type ReleaseManifest,
  RemoteManifestSchema,
  type RemoteReleaseManifest,
  ShellManifestSchema,
  type ShellReleaseManifest,
  StoredSchema,
} from '../federation/build/manifest/release-manifest.ts';
import { integrityOf } from '../integrity.ts';
import { ReleaseError } from './release-error.ts';

const StoredShellSchema = Type.Intersect([ShellManifestSchema, StoredSchema]);
const StoredRemoteSchema = Type.Intersect([RemoteManifestSchema, StoredSchema]);

/** A manifest as the store keeps it. */
export type StoredManifest = (RemoteReleaseManifest | ShellReleaseManifest) &
  Immutable<Static<typeof StoredSchema>>;

export const isShellManifest = (
  manifest: StoredManifest | undefined,
): manifest is StoredManifest & ShellReleaseManifest => manifest?.app === 'shell';

export const isRemoteManifest = (
  manifest: StoredManifest | undefined,
): manifest is StoredManifest & RemoteReleaseManifest => manifest !== undefined && !isShellManifest(manifest);

/** The manifest in some bytes; undefined if they are damaged, or of another app or schema. */
export function parseManifest(app: string, content: Buffer): StoredManifest | undefined {
  try {
    const value: unknown = JSON.parse(content.toString());
    const schema = app === 'shell' ? StoredShellSchema : StoredRemoteSchema;
    if (!Value.Check(schema, value) || value.app !== app) return undefined;
    return value;
  } catch {
    return undefined;
  }
}

/** Limits the length of the message. */
const MAX_FAULTS = 5;

/** Throws `ReleaseError` with the invalid properties if a value does not match its schema. */
function requireSchema<Schema extends TSchema>(app: string, schema: Schema, value: unknown): Static<Schema> {
  if (Value.Check(schema, value)) return value;
  const faults = [...Value.Errors(schema, value)].slice(0, MAX_FAULTS);
  const list = faults.map(({ instancePath, message }) => `  - ${instancePath || '(itself)'} ${message}`);
  throw new ReleaseError([`The manifest of ${app} is refused:`, ...list].join('\n'));
}

function requireApp<Manifest extends { app: string }>(app: string, manifest: Manifest): Manifest {
  if (manifest.app === app) return manifest;
  throw new ReleaseError(`The manifest of ${app} is refused:\n  - /app is ${manifest.app}`);
}

/**
 * The manifest out of an app's build folder.
 *
 * @throws {ReleaseError} if it breaks the schema; the message names the properties
 */
export function validateBuiltManifest(app: string, value: unknown): ReleaseManifest {
  const schema = app === 'shell' ? ShellManifestSchema : RemoteManifestSchema;
  return requireApp<ReleaseManifest>(app, requireSchema(app, schema, value));
}

/**
 * Throws `ReleaseError` unless a file is named by its digest: from the name, browsers and gateways know the integrity
 * of what they load.
 */
export function requireDigestInName(file: string, digest: string): void {
  if (integrityOf(file) === digest) return;
  throw new ReleaseError(
    `${file} does not have the digest of its content in its name: build with this workspace's platform or its packages.`,
  );
}

/** As `validateBuiltManifest`, for a manifest with digests: every file that it refers to must have one, also in its name. */
export function validateStoredManifest(app: string, value: unknown): StoredManifest {
  const schema = app === 'shell' ? StoredShellSchema : StoredRemoteSchema;
  const manifest = requireApp<StoredManifest>(app, requireSchema(app, schema, value));
  const unknown = filesNamedIn(manifest).find((file) => !Object.hasOwn(manifest.files, file));
  if (unknown)
    throw new ReleaseError(
      `The manifest of ${app} is refused:\n  - it names ${unknown}, which is not in /files`,
    );
  for (const [file, digest] of Object.entries(manifest.files)) requireDigestInName(file, digest);
  return manifest;
}

/** Every file that the manifest refers to. */
function filesNamedIn(manifest: StoredManifest): string[] {
  if (isShellManifest(manifest)) {
    const { entry, doors, locales, fonts }: ShellReleaseManifest = manifest;
    const texts = Object.values(locales).flatMap((files) => Object.values(files));
    return [...entry, ...Object.values(doors).flat(), ...texts, ...fonts];
  }
  if (!isRemoteManifest(manifest)) return [];
  const parts = [...manifest.routes, ...Object.values(manifest.widgets)];
  return [manifest.entry, ...parts.flatMap(({ files }) => files), ...Object.values(manifest.locales)];
}
