const MODULE = 'data:text/javascript,';

/** A remote by its name and the file that it exposes. */
export interface DirectRemote {
  readonly name: string;
  readonly manifestFile: string;
}

/**
 * Replaces `platform/src/federation/browser/federation-runtime.ts`: returns the remotes' manifests from the same build
 * instead of fetching and linking them.
 */
export function directRemotes(remotes: readonly DirectRemote[]): string {
  const code = [
    ...remotes.map(
      ({ manifestFile }, index) =>
        `import { manifest as remote${index} } from ${JSON.stringify(manifestFile)};`,
    ),
    'const remotes = {',
    ...remotes.map(({ name }, index) => `${JSON.stringify(name)}: { manifest: remote${index} },`),
    '};',
    // Waits for the page's own scripts, as the federated shell does.
    'export const loadContainer = (app) =>',
    '  metier.pageScripts.then(() => remotes[app.manifest.container]);',
    // There are no entries.
    'export const fetchEntry = () => {};',
  ];
  return MODULE + encodeURIComponent(code.join('\n'));
}
