import type { RegisteredMenuEntry, RegisteredRoute } from '@metier/shared-kit/registry';
import Type, { type Static } from 'typebox';

// Manifests may come from older or newer builds: additional properties are allowed everywhere.

const Names = Type.Array(Type.String());
const Files = Type.Record(Type.String(), Type.String());
const Roles = Type.Unsafe<RegisteredRoute['roles']>(Type.Union([Type.Literal('public'), Names]));

/** API calls in its code; `*` for unknown parts. */
const Calls = Type.Optional(Names);

/** Pages to which its code links by names of the contract; `:` for parameters. */
const Pages = Type.Optional(Names);

/** Keys of missing texts, by language. */
const MissingTexts = Type.Optional(Type.Record(Type.String(), Names));

/** Requirements of a part of a remote. */
const PartFilesSchema = Type.Object({
  /** The remote's own files. */
  files: Names,
  /** The kit's doors that it uses, with the used names. */
  doors: Type.Record(Type.String(), Names),
  /** Widgets of other remotes that it shows. */
  widgets: Type.Optional(Names),
});

const RouteSchema = Type.Intersect([
  Type.Object({ path: Type.String({ pattern: '^/' }), roles: Roles, title: Type.String() }),
  PartFilesSchema,
  /** API addresses that the page reads first. */
  Type.Object({ reads: Names }),
]);

const MenuEntrySchema = Type.Object({
  path: Type.String({ pattern: '^/' }),
  roles: Roles,
  label: Type.Record(Type.String(), Type.String()),
  /** The shell replaces an unknown one. */
  icon: Type.Unsafe<RegisteredMenuEntry['icon']>(Type.String()),
  order: Type.Number(),
  /** The shell ignores an unknown one. */
  count: Type.Optional(Type.Unsafe<RegisteredMenuEntry['count']>(Type.String())),
});

/** `manifest.json` of a remote's build: everything that is known without running it. */
export const RemoteManifestSchema = Type.Object({
  app: Type.String({ minLength: 1 }),
  /** Name of the global that the entry file defines. */
  container: Type.String({ minLength: 1 }),
  entry: Type.String({ minLength: 1 }),
  routes: Type.Array(RouteSchema),
  menu: Type.Array(MenuEntrySchema),
  widgets: Type.Record(Type.String(), PartFilesSchema),
  locales: Files,
  /** All names of the kit that its code uses, by door. */
  uses: Type.Optional(Type.Record(Type.String(), Names)),
  calls: Calls,
  /** Keys of the kit's texts that its code reads as literals. */
  words: Type.Optional(Names),
  /** Widgets that its code shows by a literal name; its own ones included. */
  usesWidgets: Type.Optional(Names),
  /** Icons of the kit that its code shows by a literal name, except those of the menu. */
  usesIcons: Type.Optional(Names),
  usesPages: Pages,
  /** Entry points of React that its code imports. Example: `react/jsx-runtime`. */
  react: Type.Optional(Names),
  missingTexts: MissingTexts,
});

/** `manifest.json` of the shell's build. */
export const ShellManifestSchema = Type.Object({
  app: Type.Literal('shell'),
  /** The shell's initial scripts, in the page's order. */
  entry: Type.Array(Type.String(), { minItems: 1 }),
  /** Addresses of its own pages and redirects, which take precedence over the pages of remotes. */
  pages: Type.Optional(Names),
  /** Chunks of each kit door besides the entry. */
  doors: Type.Record(Type.String(), Names),
  /** Names of the kit that the shell provides, by door. */
  provides: Type.Optional(Type.Record(Type.String(), Names)),
  /** Those of the names that are marked as deprecated, by their door. */
  deprecated: Type.Optional(Type.Record(Type.String(), Names)),
  /** The kit's icons. */
  icons: Type.Optional(Names),
  /** Entry points of React that it shares. */
  react: Type.Optional(Names),
  /** The keys of the kit's texts. */
  words: Type.Optional(Names),
  calls: Calls,
  /** Those of the kit included. */
  usesPages: Pages,
  /** Those of the kit included. */
  missingTexts: MissingTexts,
  /** By namespace: `kit`; releases until November 2026 have `shell`, too. */
  locales: Type.Record(Type.String(), Files),
  /** Fonts of the first paint. */
  fonts: Names,
  /** HTML shown until the shell renders; `NONCE` is replaced by the page's nonce. */
  firstPaint: Type.String(),
});

/** A stored manifest, beside the files of its release. */
export const StoredSchema = Type.Object({
  schema: Type.Literal(1),
  /** Every file of the release with its digest in the format of `integrity`. */
  files: Type.Record(Type.String(), Type.String({ pattern: '^sha256-' })),
});

/** A type whose properties cannot be assigned to, at any depth. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type PartFiles = Immutable<Static<typeof PartFilesSchema>>;
export type RemoteReleaseManifest = Immutable<Static<typeof RemoteManifestSchema>>;
export type ShellReleaseManifest = Immutable<Static<typeof ShellManifestSchema>>;
export type ReleaseManifest = RemoteReleaseManifest | ShellReleaseManifest;

/** The same name in every build. */
export const MANIFEST_FILE = 'manifest.json';
