import type { Registry } from '@metier/shared-kit/registry';
import type { RemoteReleaseManifest } from '../../build/manifest/release-manifest.ts';
import { inlineJson } from '../../gateway/page.ts';
import { type Live, registeredApp } from '../../releases/index.ts';

const REGISTRY = /(<script id="registry"[^>]*>)(.*?)(<\/script>)/s;
const NONCE = /nonce="([^"]+)"/;

/** True for the page of a product: every gateway writes its registry into it. */
export const isProductPage = (html: string): boolean => REGISTRY.test(html);

type Remote = Live<RemoteReleaseManifest> | undefined;

/** A registry with one remote's release in the place of its own; undefined: it stays. */
export const withApp = (registry: Registry, remote: Remote): Registry =>
  remote
    ? { ...registry, apps: { ...registry.apps, [remote.manifest.app]: registeredApp(remote) } }
    : registry;

/**
 * The page of a deployed product with one remote's release in the place of its own, and with further inline code. All
 * else stays as its gateway wrote it.
 *
 * @param remote undefined while it has not been built: the deployed one stays
 */
export function replaceApp(html: string, remote: Remote, script: string): string {
  return html.replace(REGISTRY, (_all, start: string, json: string, end: string) => {
    const registry = withApp(JSON.parse(json) as Registry, remote);
    const nonce = NONCE.exec(start)?.[1] ?? '';
    return `${start}${inlineJson(registry)}${end}<script nonce="${nonce}">${script}</script>`;
  });
}
