import { moduleOf } from '../federation/build/shared-modules.ts';
import type { Audience } from '@metier/shared-kit/registry';
import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';
import { type Fault, faultOf } from './faults.ts';
import { covers, isSamePath } from './page-paths.ts';

/** Manifests of the releases that would be live together. */
export interface Candidates {
  readonly shell: ShellReleaseManifest;
  readonly remotes: readonly RemoteReleaseManifest[];
  /** The API's calls; undefined if unknown. */
  readonly calls?: readonly string[] | undefined;
}

/** A part of a call that is known only at run time, and an end of any number of parts. */
const OPEN = '*';
const OPEN_END = '**';
/** Limits the length of a message. */
const MAX_KEYS = 20;

/**
 * Incompatibilities of releases that would be live together, each of which says what to do. Empty if they fit.
 *
 * @example faultsOf({ shell, remotes: [customer] });
 * // [{ text: 'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: …', … }]
 */
export function faultsOf({ shell, remotes, calls }: Candidates): Fault[] {
  return [
    ...(calls ? [shell, ...remotes].flatMap((app) => missingCalls(app, calls)) : []),
    ...[shell, ...remotes].flatMap(incompleteLanguages),
    ...[shell, ...remotes].flatMap((app) => missingPages(app, shell, remotes)),
    ...remotes.flatMap((remote) => [
      ...missingNames(remote, shell),
      ...missingReact(remote, shell),
      ...missingIcons(remote, shell),
      ...missingWords(remote, shell),
      ...missingWidgets(remote, remotes),
      ...absentLanguages(remote, shell),
      ...routesOfShell(remote, shell),
      ...repeatedRoutes(remote),
    ]),
    ...remotes.flatMap((remote, index) =>
      remotes
        .slice(index + 1)
        .flatMap((other) => [
          ...sharedContainers(remote, other),
          ...sharedRoutes(remote, other),
          ...sharedWidgets(remote, other),
        ]),
    ),
  ];
}

function missingNames(
  { app, uses = {} }: RemoteReleaseManifest,
  { provides }: ShellReleaseManifest,
): Fault[] {
  // Older shells do not record this.
  if (!provides) return [];
  return Object.entries(uses).flatMap(([door, names]) => {
    const given = provides[door];
    const path = moduleOf(door);
    if (!given) return [faultOf('door', { app, name: path })];
    const missing = names.filter((name) => !given.includes(name));
    return missing.length === 0 ? [] : [faultOf('names', { app, names: missing.join(', '), door: path })];
  });
}

function missingReact({ app, react = [] }: RemoteReleaseManifest, shell: ShellReleaseManifest): Fault[] {
  const missing = react.filter((name) => shell.react?.includes(name) === false);
  return missing.map((name) => faultOf('door', { app, name }));
}

function missingIcons(
  { app, menu, usesIcons = [] }: RemoteReleaseManifest,
  { icons }: ShellReleaseManifest,
): Fault[] {
  const isMissing = (icon: string) => icons?.some((other) => other === icon) === false;
  return [
    ...menu
      .filter(({ icon }) => isMissing(icon))
      .map(({ icon, path }) => faultOf('menuIcon', { app, icon, path })),
    ...usesIcons.filter(isMissing).map((icon) => faultOf('icon', { app, icon })),
  ];
}

function missingWords({ app, words = [] }: RemoteReleaseManifest, shell: ShellReleaseManifest): Fault[] {
  const missing = words.filter((word) => shell.words?.includes(word) === false);
  return missing.length === 0 ? [] : [faultOf('words', { app, words: missing.join(', ') })];
}

function missingWidgets(
  { app, usesWidgets = [] }: RemoteReleaseManifest,
  remotes: readonly RemoteReleaseManifest[],
): Fault[] {
  const missing = usesWidgets.filter((name) => !remotes.some(({ widgets }) => name in widgets));
  return missing.map((widget) => faultOf('widget', { app, widget }));
}

/** Pages to which an app links, and that nobody would have. */
function missingPages(
  { app, usesPages = [] }: RemoteReleaseManifest | ShellReleaseManifest,
  { pages }: ShellReleaseManifest,
  remotes: readonly RemoteReleaseManifest[],
): Fault[] {
  // Older shells do not record this.
  if (!pages) return [];
  const all = [...pages, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))];
  return usesPages
    .filter((used) => !all.some((path) => covers(path, used)))
    .map((path) => faultOf('link', { app, path }));
}

function missingCalls(
  { app, calls = [] }: RemoteReleaseManifest | ShellReleaseManifest,
  offered: readonly string[],
): Fault[] {
  const missing = calls.filter((call) => !offered.some((other) => matches(call, other)));
  return missing.map((call) => faultOf('call', { app, call }));
}

/** An unknown part matches anything. No RegExp is built from a manifest, which is untrusted input. */
function matches(call: string, offered: string): boolean {
  const hasOpenEnd = call.endsWith(OPEN_END);
  const parts = (hasOpenEnd ? call.slice(0, -OPEN.length) : call).split('/');
  const others = offered.split('/');
  const hasParts = hasOpenEnd ? parts.length <= others.length : parts.length === others.length;
  return hasParts && parts.every((part, index) => fits(part, others[index] ?? ''));
}

function fits(part: string, offered: string): boolean {
  const [begin = '', ...rest] = part.split(OPEN);
  const end = rest.at(-1);
  return end === undefined ? part === offered : offered.startsWith(begin) && offered.endsWith(end);
}

function absentLanguages({ app, locales }: RemoteReleaseManifest, shell: ShellReleaseManifest): Fault[] {
  const languages = new Set(Object.values(shell.locales).flatMap((files) => Object.keys(files)));
  return [...languages]
    .filter((language) => !Object.hasOwn(locales, language))
    .map((language) => faultOf('language', { app, language }));
}

function incompleteLanguages({
  app,
  missingTexts = {},
}: RemoteReleaseManifest | ShellReleaseManifest): Fault[] {
  return Object.entries(missingTexts).map(([language, missing]) => {
    const keys = missing.slice(0, MAX_KEYS).join(', ');
    const more = missing.length - MAX_KEYS;
    return more > 0
      ? faultOf('manyTexts', { app, language, keys, more })
      : faultOf('texts', { app, language, keys });
  });
}

/** Different names can share a global: `customer-care` and `customer_care`. */
function sharedContainers(one: RemoteReleaseManifest, other: RemoteReleaseManifest): Fault[] {
  return one.container === other.container
    ? [faultOf('sameGlobal', { app: one.app, other: other.app, global: one.container })]
    : [];
}

/** Such a page is unreachable, whatever its role. */
function routesOfShell(
  { app, routes }: RemoteReleaseManifest,
  { pages = [] }: ShellReleaseManifest,
): Fault[] {
  return routes
    .filter(({ path }) => pages.some((page) => covers(page, path)))
    .map(({ path }) => faultOf('pageOfShell', { app, path }));
}

/** Of two pages with one address the second one is unreachable. */
function repeatedRoutes({ app, routes }: RemoteReleaseManifest): Fault[] {
  return routes
    .filter((route, index) => routes.slice(0, index).some((other) => isSamePage(route, other)))
    .map(({ path }) => faultOf('pageTwice', { app, path }));
}

function sharedRoutes(one: RemoteReleaseManifest, other: RemoteReleaseManifest): Fault[] {
  return one.routes
    .filter((route) => other.routes.some((theirs) => isSamePage(route, theirs)))
    .map(({ path }) => faultOf('samePage', { app: one.app, other: other.app, path }));
}

type Route = RemoteReleaseManifest['routes'][number];

const isSamePage = (one: Route, other: Route): boolean =>
  isSamePath(one.path, other.path) && overlap(one.roles, other.roles);

const overlap = (one: Audience, other: Audience): boolean =>
  one === 'public' || other === 'public' || one.some((role) => other.includes(role));

function sharedWidgets(one: RemoteReleaseManifest, other: RemoteReleaseManifest): Fault[] {
  return Object.keys(one.widgets)
    .filter((name) => name in other.widgets)
    .map((widget) => faultOf('sameWidget', { app: one.app, other: other.app, widget }));
}
