import { type Language, LANGUAGE_QUERY_KEY, PATHS, type Role } from '@metier/contract';
import { type Registry, resolveVisit } from '@metier/shared-kit/registry';
import type { LiveReleases } from '../../releases/index.ts';
import { fillPath } from './fill-path.ts';
import { pageScripts, textFilesOf } from './page-files.ts';

/** What a page requests at once, before the code that needs it has arrived. */
export interface Preloads {
  /** The role that the page is prepared for; undefined: a visitor without a session. */
  readonly role?: Role | undefined;
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

/** A page to be prepared. */
interface RequestedPage {
  readonly url: RequestedUrl;
  readonly language: Language;
  /** The visitor's role by their cookie. */
  readonly role?: Role | undefined;
}

/** The preloads of a page. */
export type PreloadsOf = (releases: LiveReleases, registry: Registry, page: RequestedPage) => Preloads;

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
export const preloadsOf: PreloadsOf = (releases, registry, { url, language, role }) => {
  const { match } = visitOf(registry, url.pathname, role);
  const remote = releases.remotes.find(({ manifest }) => manifest.app === match?.app);
  const texts = textFilesOf(releases.shell, language, remote);
  const route = match && remote?.manifest.routes[match.index];
  if (!remote || !route) return { role, files: texts, scripts: [], reads: [] };
  // The benchmark's monolith has no entry per remote.
  const entry = route.files
    .filter((file) => file === remote.manifest.entry)
    .map((file) => remote.base + file);
  return {
    role,
    // The entry before the remote's chunks, whose addresses are like its own: a page is 7 bytes smaller.
    files: [...texts, ...entry],
    scripts: pageScripts(remote, route, releases.shell),
    reads: choosesData(url.searchParams) ? [] : route.reads.map((read) => fillPath(read, match.params)),
  };
};
