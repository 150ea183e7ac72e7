import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { killAll, launch } from 'chrome-launcher';
import CDP, { type Client } from 'chrome-remote-interface';
import { chromiumPath } from '../../chromium/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';

/** A browser that opens each page with a new profile. */
export interface VisitingBrowser {
  /** Opens a page with empty cache and storage, passes it to `look`, and closes it. */
  readonly withPage: <Seen>(look: (page: Client) => Promise<Seen>) => Promise<Seen>;
  /** Opens a page with empty cache and storage, which stays open as long as the browser. */
  readonly openPage: () => Promise<Client>;
}

const WINDOW = { width: 1280, height: 800 } as const;

/**
 * Opens the browser and defers closing it; without sandbox as root, where Chromium requires that. It is driven by the
 * plain DevTools protocol: test drivers subscribe to console messages, which makes V8 capture a source position for
 * each Error; React creates five while loading, a tenth of the page's time that no visitor spends.
 *
 * @param folder profile folder
 */
export async function openBrowser(folder: string, shutdown: Shutdown): Promise<VisitingBrowser> {
  const temporary = join(folder, 'browser');
  const profile = join(temporary, 'profile');
  await mkdir(profile, { recursive: true });
  // It runs in its own session, so it survives this process, even one that exits while it is being launched.
  process.prependOnceListener('exit', killAll);
  const { port, kill } = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    handleSIGINT: false,
    logLevel: 'silent',
    // A killed browser leaves its files; the caller removes the folder.
    userDataDir: profile,
    envVars: { ...process.env, TMPDIR: temporary },
  });
  const browser = await connect(port);
  shutdown.defer(async () => {
    await browser.close();
    kill();
  });
  const open = async () => {
    const { browserContextId } = await browser.Target.createBrowserContext({ disposeOnDetach: true });
    const { targetId } = await browser.Target.createTarget({
      url: 'about:blank',
      browserContextId,
      ...WINDOW,
    });
    return { browserContextId, page: await CDP({ port, target: targetId }) };
  };
  return {
    openPage: async () => (await open()).page,
    withPage: async (look) => {
      const { browserContextId, page } = await open();
      try {
        return await look(page);
      } finally {
        await page.close();
        await browser.Target.disposeBrowserContext({ browserContextId });
      }
    },
  };
}

async function connect(port: number): Promise<Client> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  return CDP({ target: webSocketDebuggerUrl });
}
