import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, isCompressible } from '../federation/build/compress-files.ts';
import { MANIFEST_FILE } from '../federation/build/manifest/release-manifest.ts';
import { digestOf } from '../integrity.ts';
import { DeployKeys } from './keys/index.ts';
import { OfferedCalls } from './offered-calls.ts';
import { CountStore } from './counts/index.ts';
import { ReleaseRegistry } from './registry/index.ts';
import { ReleaseError } from './release-error.ts';
import { COMPRESSED, fileKey, manifestKey, sourceKey } from './release-keys.ts';
import {
  parseManifest,
  validateBuiltManifest,
  requireDigestInName,
  type StoredManifest,
} from './stored-manifest.ts';
import type { Store } from './store/index.ts';
import { SweepMarks } from './sweep-marks.ts';
import { unreferencedReleases } from './unreferenced-releases.ts';

/** Characters of a release's name: 48 bits. */
const ID_LENGTH = 12;
/** Format of a release's name. User input becomes part of a key, so nothing else is allowed. */
const ID = /^[\da-f]{12}$/;
/** Age after which a release that contains a stored file writes it again, so that a concurrent sweep does not remove it. */
const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;
/**
 * The releases of all apps, and the registry of live ones. A release is a manifest with the digest of each of its files;
 * its name is the digest of the manifest. So equal files give the same release on any machine, and files that releases
 * share are stored and sent once.
 *
 * @example
 * const store = new ReleaseStore(new FolderStore('dist'));
 * const release = await store.add('customer', 'build/customer');
 * await makeLive(store, { by: 'Ada', why: 'new price list' }, { customer: release });
 */
export class ReleaseStore {
  readonly registry: ReleaseRegistry;
  /** Counts of all gateways: pages sent and reports received. */
  readonly counts: CountStore;
  readonly keys: DeployKeys;
  readonly calls: OfferedCalls;
  readonly #marks: SweepMarks;
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    this.#marks = new SweepMarks(store);
    this.registry = new ReleaseRegistry(store);
    this.counts = new CountStore(store);
    this.keys = new DeployKeys(store);
    this.calls = new OfferedCalls(store);
  }

  /**
   * Stores the output of a build, the manifest last: a release exists completely or not at all.
   *
   * @param files the build's files in the folder; by default all
   * @returns the name of the release
   * @throws {ReleaseError} if its manifest breaks the schema
   */
  async add(app: string, folder: string, files?: readonly string[]): Promise<string> {
    const built = validateBuiltManifest(app, JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
    const names = (files ?? (await readdir(folder)))
      .filter((file) => !file.startsWith(MANIFEST_FILE))
      .toSorted();
    const fresh = await this.#fileKeys(app, new Date(Date.now() - RENEWED_AFTER_MS));
    const digests: Record<string, string> = {};
    for (const name of names) {
      const content = await readFile(join(folder, name));
      if (!COMPRESSED.test(name)) digests[name] = digestOf(content);
      if (!fresh.has(fileKey(app, name))) await this.#store.put(fileKey(app, name), content);
    }
    return this.#putManifest({ ...built, schema: 1, files: digests });
  }

  async #putManifest(manifest: StoredManifest): Promise<string> {
    const content = Buffer.from(JSON.stringify(manifest, undefined, 1));
    const release = createHash('sha256').update(content).digest('hex').slice(0, ID_LENGTH);
    await this.#store.put(manifestKey(manifest.app, release), content);
    return release;
  }

  /**
   * Stores a file of a release whose manifest is added later, with its compressed variants. Idempotent.
   *
   * @throws {ReleaseError} if the name does not have the digest of the content
   */
  async addFile(app: string, file: string, content: Buffer): Promise<void> {
    requireDigestInName(file, digestOf(content));
    const stored = await this.readFile(app, file);
    if (!stored?.equals(content)) await this.#putFile(app, file, content);
  }

  /** Writes the file after its compressed variants, so a file that exists has all of them. */
  async #putFile(app: string, file: string, content: Buffer): Promise<void> {
    if (isCompressible(file))
      for (const [ending, compressed] of Object.entries(await compress(content)))
        await this.#store.put(fileKey(app, file + ending), compressed);
    await this.#store.put(fileKey(app, file), content);
  }

  /**
   * Stores a release whose files are already in the store.
   *
   * @returns its name, or the missing files: then nothing is stored
   * @throws {ReleaseError} if a stored file does not match its digest in the manifest
   */
  async addManifest(manifest: StoredManifest): Promise<{ release: string } | { missing: string[] }> {
    const { app, files } = manifest;
    const fresh = await this.#fileKeys(app, new Date(Date.now() - RENEWED_AFTER_MS));
    const missing: string[] = [];
    for (const [file, digest] of Object.entries(files)) {
      const content = await this.readFile(app, file);
      if (!content) missing.push(file);
      else if (digestOf(content) !== digest)
        throw new ReleaseError(
          `${app} has another file ${file} than this release: name files by their content.`,
        );
      else if (!fresh.has(fileKey(app, file))) await this.#putFile(app, file, content);
    }
    return missing.length > 0 ? { missing } : { release: await this.#putManifest(manifest) };
  }

  /** True if a release can be served: its manifest is readable and no file is missing. */
  async isWhole(app: string, release: string): Promise<boolean> {
    const manifest = await this.manifestOf(app, release);
    if (!manifest) return false;
    const stored = await this.#fileKeys(app);
    return Object.keys(manifest.files).every((file) => stored.has(fileKey(app, file)));
  }

  /** The keys of an app's files that were written since a moment. */
  async #fileKeys(app: string, since = new Date(0)): Promise<Set<string>> {
    const stored = await this.#store.list(fileKey(app, ''));
    return new Set(stored.filter(({ modified }) => modified >= since).map(({ key }) => key));
  }

  /** The manifest of a release; undefined if missing or damaged. */
  async manifestOf(app: string, release: string): Promise<StoredManifest | undefined> {
    if (!ID.test(release)) return undefined;
    const content = await this.#store.get(manifestKey(app, release));
    return content && parseManifest(app, content);
  }

  /** A file of any release of an app. */
  readFile(app: string, file: string): Promise<Buffer | undefined> {
    return this.#store.get(fileKey(app, file));
  }

  /**
   * Protects a release that is about to be registered from sweeps: rewrites its manifest, which makes it new, and waits
   * for sweeps that have not seen that. From then on its files are kept.
   */
  async protect(app: string, release: string): Promise<void> {
    if (!ID.test(release)) return;
    const key = manifestKey(app, release);
    do {
      const content = await this.#store.get(key);
      if (content) await this.#store.put(key, content);
    } while (await this.#marks.waitForSweep());
  }

  /**
   * Removes releases and files that are not kept and were last written before a moment.
   *
   * @param keptNow reads the releases to keep, as `app/release`; undefined if they are not known: then nothing is removed
   * @returns the removed ones
   */
  async removeUnreferenced(
    keptNow: () => Promise<ReadonlySet<string> | undefined>,
    before: Date,
  ): Promise<string[]> {
    const readUnreferenced = async () =>
      unreferencedReleases(
        this.#store,
        (app, release) => this.manifestOf(app, release),
        await keptNow(),
        before,
      );
    const { manifests, files } = await readUnreferenced();
    if (manifests.length + files.length === 0) return [];
    return this.#marks.during(async (isOver) => {
      // Everything is read again: releases that are registered from now on are protected.
      const found = await readUnreferenced();
      const removed: string[] = [];
      // Manifests first: a release exists completely or not at all.
      for (const { key, app, release } of found.manifests) {
        if (isOver()) return removed;
        await this.#store.remove(key);
        removed.push(`${app}/${release}`);
      }
      for (const { key } of found.files) {
        if (isOver()) return removed;
        await this.#store.remove(key);
      }
      return removed;
    });
  }

  /** Records the release of a source hash, so that it need not be built again. */
  async noteSource(app: string, source: string, release: string): Promise<void> {
    await this.#store.put(sourceKey(app, source), Buffer.from(release));
  }

  /** The release of a source hash; undefined if it must be built. */
  async releaseOf(app: string, source: string): Promise<string | undefined> {
    const release = (await this.#store.get(sourceKey(app, source)))?.toString();
    return release && (await this.isWhole(app, release)) ? release : undefined;
  }
}

/** Input of the gate from a store. */
export type GateStore = Pick<ReleaseStore, 'manifestOf' | 'readFile' | 'calls'>;
