import type { RegisteredMenuEntry, RegisteredRoute } from '@metier/shared-kit/registry';
import Type, { type Static } from 'typebox';

// What is read here was perhaps written by an older or a newer build: further properties are allowed everywhere.

const Names = Type.Array(Type.String());
const Files = Type.Record(Type.String(), Type.String());
const Roles = Type.Unsafe<RegisteredRoute['roles']>(Type.Union([Type.Literal('public'), Names]));

/** The calls of the API that its code names, loaded on demand or not; `*` stands for what the code leaves open. */
const Calls = Type.Optional(Names);

/** What a part of a remote needs before it can show itself. */
const PartFilesSchema = Type.Object({
  /** The remote's own files. */
  files: Names,
  /** The kit's doors it takes from the shell, each with the names it uses. */
  doors: Type.Record(Type.String(), Names),
});

const RouteSchema = Type.Intersect([
  Type.Object({ path: Type.String({ pattern: '^/' }), roles: Roles, title: Type.String() }),
  PartFilesSchema,
  /** Addresses of the API that the page asks for as soon as it is drawn. */
  Type.Object({ reads: Names }),
]);

const MenuEntrySchema = Type.Object({
  path: Type.String({ pattern: '^/' }),
  roles: Roles,
  label: Type.Record(Type.String(), Type.String()),
  /** One that the shell does not have is drawn as another. */
  icon: Type.Unsafe<RegisteredMenuEntry['icon']>(Type.String()),
  order: Type.Number(),
});

/** `manifest.json` of a remote's build: everything that others may know of it without running it. */
export const RemoteManifestSchema = Type.Object({
  app: Type.String({ minLength: 1 }),
  /** Name of the global that the entry file makes. */
  container: Type.String({ minLength: 1 }),
  entry: Type.String({ minLength: 1 }),
  routes: Type.Array(RouteSchema),
  menu: Type.Array(MenuEntrySchema),
  widgets: Type.Record(Type.String(), PartFilesSchema),
  locales: Files,
  /** All that its code takes of the kit, loaded on demand or not: the names by their door. */
  uses: Type.Optional(Type.Record(Type.String(), Names)),
  calls: Calls,
  /** The words of the kit that its code reads by keys which it writes out. */
  words: Type.Optional(Names),
  /** The texts that a language lacks, as keys. */
  missingTexts: Type.Optional(Type.Record(Type.String(), Names)),
});

/** `manifest.json` of the shell's build. */
export const ShellManifestSchema = Type.Object({
  app: Type.Literal('shell'),
  /** The scripts that start the shell, in the order in which the page names them. */
  entry: Type.Array(Type.String(), { minItems: 1 }),
  /** The further files of each kit door that the shell gives, with those of the host that gives it. */
  doors: Type.Record(Type.String(), Names),
  /** What the shell gives of the kit: the names by their door. */
  provides: Type.Optional(Type.Record(Type.String(), Names)),
  /** Those of the names that are marked as deprecated, by their door. */
  deprecated: Type.Optional(Type.Record(Type.String(), Names)),
  /** What a menu entry can be drawn with. */
  icons: Type.Optional(Names),
  /** The keys of the kit's texts. */
  words: Type.Optional(Names),
  calls: Calls,
  /** By namespace. */
  locales: Type.Record(Type.String(), Files),
  /** Typefaces, which the first paint needs. */
  fonts: Names,
  /** What stands in the page until the shell draws it: HTML in which `NONCE` stands for the page's nonce. */
  firstPaint: Type.String(),
});

/** A manifest as a store keeps it, beside the files of its release. */
export const StoredSchema = Type.Object({
  schema: Type.Literal(1),
  /** Every file of the release with the digest of its content, as `integrity` of a script names it. */
  files: Type.Record(Type.String(), Type.String({ pattern: '^sha256-' })),
});

/** A type whose properties cannot be assigned to, at any depth. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type PartFiles = Immutable<Static<typeof PartFilesSchema>>;
export type RemoteReleaseManifest = Immutable<Static<typeof RemoteManifestSchema>>;
export type ShellReleaseManifest = Immutable<Static<typeof ShellManifestSchema>>;
export type ReleaseManifest = RemoteReleaseManifest | ShellReleaseManifest;

/** Its name in every build. */
export const MANIFEST_FILE = 'manifest.json';
