import type { ReleaseAuthor, ReleaseFault } from '@metier/contract/operations';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Immutable } from '../../federation/build/manifest/release-manifest.ts';

/** A release that a share of all visitors gets instead of the live one. */
const Canary = Type.Object({
  release: Type.String({ minLength: 1 }),
  percent: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 }),
  /** When it got this share; ISO 8601, UTC. */
  since: Type.String(),
  /** Automatic steps: the next share after so many minutes; 100 makes it live. */
  schedule: Type.Optional(Type.Object({ steps: Type.Array(Type.Number()), minutes: Type.Number() })),
});

/** The live release of an app; null if it was withdrawn. */
const RegisteredReleases = Type.Object({
  live: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  /** Releases that were rolled back: only a release by name makes them live again. */
  held: Type.Array(Type.String()),
  canary: Type.Optional(Canary),
});

const RegistryDocument = Type.Object({
  schema: Type.Literal(1),
  number: Type.Integer({ minimum: 1 }),
  /** ISO 8601, UTC. */
  at: Type.String(),
  by: Type.String(),
  why: Type.String(),
  /** What the product itself wrote into `by` and `why`. */
  coded: Type.Optional(
    Type.Unsafe<ReleaseAuthor>(Type.Object({ code: Type.String(), values: Type.Object({}) })),
  ),
  change: Type.Object({
    action: Type.String(),
    apps: Type.Array(Type.String()),
    /** Faults of the gate that were ignored by force. */
    forced: Type.Optional(Type.Array(Type.String())),
    /** The same, with codes. */
    faults: Type.Optional(Type.Array(Type.Unsafe<ReleaseFault>(Type.Object({ text: Type.String() })))),
  }),
  apps: Type.Record(Type.String(), RegisteredReleases),
});

export type RegisteredCanary = Immutable<Static<typeof Canary>>;

/** Live release, canary and held-back releases by app. */
export type RegisteredApps = Immutable<Record<string, Static<typeof RegisteredReleases>>>;

/**
 * A state of the registry: for every app its live release, canary and held-back releases; and who changed it, when and
 * why. Documents are numbered and immutable; the highest number is the current state.
 */
export type RegistryDocument = Immutable<Static<typeof RegistryDocument>>;

/** Parses a document; undefined if it is damaged or has an unknown schema version. */
export function parseDocument(content: Buffer): RegistryDocument | undefined {
  try {
    const value: unknown = JSON.parse(content.toString());
    return Value.Check(RegistryDocument, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
