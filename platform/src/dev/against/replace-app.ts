import type { Registry } from '@metier/shared-kit/registry';
import type { RemoteReleaseManifest } from '../../federation/build/manifest/release-manifest.ts';
import { inlineJson } from '../../federation/gateway/page.ts';
import { type Live, registeredApp } from '../../releases/index.ts';

const REGISTRY = /(<script id="registry"[^>]*>)(.*?)(<\/script>)/s;
const NONCE = /nonce="([^"]+)"/;

/** True for a page of this product: it contains the registry. */
export const isProductPage = (html: string): boolean => REGISTRY.test(html);

type Remote = Live<RemoteReleaseManifest> | undefined;

/** Replaces the entry of a remote in a registry; unchanged without a remote. */
export const withApp = (registry: Registry, remote: Remote): Registry =>
  remote
    ? { ...registry, apps: { ...registry.apps, [remote.manifest.app]: registeredApp(remote) } }
    : registry;

/**
 * Replaces the entry of a remote in the registry of a deployed page, and adds an inline script.
 *
 * @param remote the local release; undefined before its first build: the deployed one stays
 */
export function replaceApp(html: string, remote: Remote, script: string): string {
  return html.replace(REGISTRY, (_all, start: string, json: string, end: string) => {
    const registry = withApp(JSON.parse(json) as Registry, remote);
    const nonce = NONCE.exec(start)?.[1] ?? '';
    return `${start}${inlineJson(registry)}${end}<script nonce="${nonce}">${script}</script>`;
  });
}
