import { type Language, LANGUAGE_QUERY_KEY, PATHS, type Role, ROLES } from '@metier/contract';
import { type Registry, resolveVisit } from '@metier/shared-kit/registry';
import type { LiveReleases } from '../../releases/index.ts';
import { fillPath } from './fill-path.ts';
import { pageScripts, textFilesOf } from './page-files.ts';

/** Kinds of visitors a page is prepared for; only the browser knows which one, by its token. */
export type Visitor = Role | 'nobody';

const FALLBACK_VISITOR = 'nobody' satisfies Visitor;

/** What a page requests at once, before the code that needs it has arrived. */
export interface Preloads {
  /** Files that the page's code requests itself: the remote's entry and the texts. */
  readonly files: readonly string[];
  /** Scripts that only define modules and run at once: the chunks of the page and of the kit's doors. */
  readonly scripts: readonly string[];
  /** Addresses of the API. */
  readonly reads: readonly string[];
}

/** The requested address. */
interface RequestedUrl {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** The preloads of an address for each kind of visitor. */
export type PreloadsOf = (
  releases: LiveReleases,
  registry: Registry,
  url: RequestedUrl,
  language: Language,
) => Record<Visitor, Preloads>;

/** The page after all redirects, without the address wanted before sign-in, which only the tab knows. */
export const visitOf = (registry: Registry, path: string, role: Role | undefined) =>
  resolveVisit(registry, path, { role, home: role ? PATHS.myProjects : PATHS.login });

/** True if the query selects other data of the page, such as its second page. */
const choosesData = (searchParams: URLSearchParams) =>
  [...searchParams.keys()].some((key) => key !== LANGUAGE_QUERY_KEY);

/**
 * What a page needs besides the shell's entry: the entry of its remote, the chunks of the page and of the kit's doors
 * that it uses, its texts, and its first data.
 */
export const preloadsOf: PreloadsOf = (releases, registry, { pathname, searchParams }, language) => {
  const preloadsFor = (role: Role | undefined): Preloads => {
    const { match } = visitOf(registry, pathname, role);
    const remote = releases.remotes.find(({ manifest }) => manifest.app === match?.app);
    const texts = textFilesOf(releases.shell, language, remote);
    const route = match && remote?.manifest.routes[match.index];
    if (!remote || !route) return { files: texts, scripts: [], reads: [] };
    // The benchmark's monolith has no entry per remote.
    const entry = route.files
      .filter((file) => file === remote.manifest.entry)
      .map((file) => remote.base + file);
    const reads = choosesData(searchParams) ? [] : route.reads.map((read) => fillPath(read, match.params));
    return { files: [...entry, ...texts], scripts: pageScripts(remote, route, releases.shell), reads };
  };
  const roles = ROLES.map((role) => [role, preloadsFor(role)]);
  return Object.fromEntries([[FALLBACK_VISITOR, preloadsFor(undefined)], ...roles]) as Record<
    Visitor,
    Preloads
  >;
};
