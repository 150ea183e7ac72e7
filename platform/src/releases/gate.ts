import { moduleOf } from '../federation/build/shared-modules.ts';
import type { Audience } from '@metier/shared-kit/registry';
import type {
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../federation/build/manifest/release-manifest.ts';
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
const MOST_KEYS = 20;

/**
 * Incompatibilities of releases that would be live together, each as a sentence that says what to do. Empty if they fit.
 *
 * @example faultsOf({ shell, remotes: [customer] });
 * // ['customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.']
 */
export function faultsOf({ shell, remotes, calls }: Candidates): string[] {
  return [
    ...(calls ? [shell, ...remotes].flatMap((app) => missingCalls(app, calls)) : []),
    ...[shell, ...remotes].flatMap(incompleteLanguages),
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
): string[] {
  // Older shells do not record this.
  if (!provides) return [];
  return Object.entries(uses).flatMap(([door, names]) => {
    const given = provides[door];
    const path = moduleOf(door);
    if (!given) return [`${app} uses ${path}, which the shell does not provide: release the shell first.`];
    const missing = names.filter((name) => !given.includes(name));
    return missing.length === 0
      ? []
      : [
          `${app} uses ${missing.join(', ')} of ${path}, which the shell does not provide: release the shell first.`,
        ];
  });
}

function missingReact({ app, react = [] }: RemoteReleaseManifest, shell: ShellReleaseManifest): string[] {
  const missing = react.filter((name) => shell.react?.includes(name) === false);
  return missing.map(
    (name) => `${app} uses ${name}, which the shell does not provide: release the shell first.`,
  );
}

function missingIcons(
  { app, menu, usesIcons = [] }: RemoteReleaseManifest,
  { icons }: ShellReleaseManifest,
): string[] {
  const places = [
    ...menu.map(({ icon, path }) => ({ icon, place: ` for ${path}` })),
    ...usesIcons.map((icon) => ({ icon, place: '' })),
  ];
  const missing = places.filter(({ icon }) => icons?.includes(icon) === false);
  return missing.map(
    ({ icon, place }) =>
      `${app} uses the icon ${icon}${place}, which the shell does not provide: release the shell first.`,
  );
}

function missingWords({ app, words = [] }: RemoteReleaseManifest, shell: ShellReleaseManifest): string[] {
  const missing = words.filter((word) => shell.words?.includes(word) === false);
  return missing.length === 0
    ? []
    : [
        `${app} uses the words ${missing.join(', ')} of the kit, which the shell does not provide: release the shell first.`,
      ];
}

function missingWidgets(
  { app, usesWidgets = [] }: RemoteReleaseManifest,
  remotes: readonly RemoteReleaseManifest[],
): string[] {
  const missing = usesWidgets.filter((name) => !remotes.some(({ widgets }) => name in widgets));
  return missing.map(
    (name) =>
      `${app} shows the widget ${name}, which no remote provides: release the one that has it first, or together by \`npm run release\`.`,
  );
}

function missingCalls(
  { app, calls = [] }: RemoteReleaseManifest | ShellReleaseManifest,
  offered: readonly string[],
): string[] {
  const missing = calls.filter((call) => !offered.some((other) => matches(call, other)));
  return missing.map((call) => `${app} uses ${call}, which the API does not have: deploy the API first.`);
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

function absentLanguages({ app, locales }: RemoteReleaseManifest, shell: ShellReleaseManifest): string[] {
  const languages = new Set(Object.values(shell.locales).flatMap((files) => Object.keys(files)));
  return [...languages]
    .filter((language) => !Object.hasOwn(locales, language))
    .map((language) => `${app} lacks texts in ${language}: all. Add its ${language}.json.`);
}

function incompleteLanguages({
  app,
  missingTexts = {},
}: RemoteReleaseManifest | ShellReleaseManifest): string[] {
  return Object.entries(missingTexts).map(
    ([language, keys]) =>
      `${app} lacks texts in ${language}: ${listed(keys)}. Add them to its ${language}.json.`,
  );
}

const listed = (keys: readonly string[]): string =>
  keys.length > MOST_KEYS
    ? `${keys.slice(0, MOST_KEYS).join(', ')} and ${keys.length - MOST_KEYS} more`
    : keys.join(', ');

/** Different names can share a global: `customer-care` and `customer_care`. */
function sharedContainers(one: RemoteReleaseManifest, other: RemoteReleaseManifest): string[] {
  return one.container === other.container
    ? [`${one.app} and ${other.app} both make the global ${one.container}: rename one of them.`]
    : [];
}

/** Such a page is unreachable, whatever its role. */
function routesOfShell({ app, routes }: RemoteReleaseManifest, { pages = [] }: ShellReleaseManifest) {
  return routes
    .filter(({ path }) => pages.some((page) => covers(page, path)))
    .map(({ path }) => `${app} and the shell both have the page ${path}: rename it.`);
}

/** Of two pages with one address the second one is unreachable. */
function repeatedRoutes({ app, routes }: RemoteReleaseManifest): string[] {
  return routes
    .filter((route, index) => routes.slice(0, index).some((other) => isSamePage(route, other)))
    .map(({ path }) => `${app} has the page ${path} twice for the same role: rename one of them.`);
}

function sharedRoutes(one: RemoteReleaseManifest, other: RemoteReleaseManifest): string[] {
  return one.routes
    .filter((route) => other.routes.some((theirs) => isSamePage(route, theirs)))
    .map(
      ({ path }) =>
        `${one.app} and ${other.app} both have the page ${path} for the same role: rename one of them.`,
    );
}

type Route = RemoteReleaseManifest['routes'][number];

const isSamePage = (one: Route, other: Route): boolean =>
  isSamePath(one.path, other.path) && overlap(one.roles, other.roles);

const overlap = (one: Audience, other: Audience): boolean =>
  one === 'public' || other === 'public' || one.some((role) => other.includes(role));

function sharedWidgets(one: RemoteReleaseManifest, other: RemoteReleaseManifest): string[] {
  return Object.keys(one.widgets)
    .filter((name) => name in other.widgets)
    .map((name) => `${one.app} and ${other.app} both have the widget ${name}: rename one of them.`);
}
