import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import CDP, { type Client } from 'chrome-remote-interface';
import { chromiumPath } from '../../chromium/index.ts';

/** A browser that visits pages, each as somebody who was never there. */
export interface VisitingBrowser {
  /** Opens a page with nothing in its cache and its storage, hands it to `look`, and closes it. */
  readonly withPage: <Seen>(look: (page: Client) => Promise<Seen>) => Promise<Seen>;
  readonly close: () => Promise<void>;
}

const WINDOW = { width: 1280, height: 800 } as const;

/**
 * Opens the browser; without its sandbox only as root, where Chromium refuses to have one. It is driven by its bare
 * protocol: a driver for tests listens for what scripts print, and with a listener V8 looks up the place in the source
 * of each Error that is made. React makes five while it loads, which is a tenth of a page's time that no visitor pays.
 *
 * @param folder where it keeps its files
 */
export async function openBrowser(folder: string): Promise<VisitingBrowser> {
  const temporary = join(folder, 'browser');
  const profile = join(temporary, 'profile');
  await mkdir(profile, { recursive: true });
  const { port, kill } = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    handleSIGINT: false,
    logLevel: 'silent',
    // A browser that is killed leaves its files behind; the caller removes the folder.
    userDataDir: profile,
    envVars: { ...process.env, TMPDIR: temporary },
  });
  // It has a session of its own, which no end of this process ends.
  process.prependOnceListener('exit', kill);
  const browser = await connect(port).catch((error: unknown) => {
    kill();
    throw error;
  });
  return {
    withPage: async (look) => {
      const { browserContextId } = await browser.Target.createBrowserContext({ disposeOnDetach: true });
      const { targetId } = await browser.Target.createTarget({
        url: 'about:blank',
        browserContextId,
        ...WINDOW,
      });
      const page = await CDP({ port, target: targetId });
      try {
        return await look(page);
      } finally {
        await page.close();
        await browser.Target.disposeBrowserContext({ browserContextId });
      }
    },
    close: async () => {
      await browser.close();
      process.off('exit', kill);
      kill();
    },
  };
}

async function connect(port: number): Promise<Client> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  return CDP({ target: webSocketDebuggerUrl });
}
