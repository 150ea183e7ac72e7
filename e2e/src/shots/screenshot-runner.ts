import type { Browser, Page } from '@playwright/test';
import { accessFaults, contrastFaults, isProvoked, isShift, textFaults } from '../faults.ts';
import { brokenFaults, cutFaults, widthFaults } from '../layout-faults.ts';
import { THEMES, wanted, WINDOWS, type Theme, type WindowName } from './variants.ts';
import { MAX_HEIGHT, takePicture, writeSheet, type Picture } from './sheet.ts';
import type { PageSession } from './page-session.ts';

interface Variant {
  /** A short description. */
  readonly caption: string;
  /** False for a screenshot of the viewport only, such as a dialog. */
  readonly whole?: boolean;
  /** True if requests fail on purpose. */
  readonly failing?: boolean | undefined;
  /** True if the page moves on purpose. */
  readonly moving?: boolean | undefined;
}

/** Takes the screenshots of a sheet in each theme, and records faults. */
export class ScreenshotRunner {
  pictures = 0;
  readonly #sheets = new Map<Theme, Picture[]>();
  readonly #captions = new Map<string, string[]>();
  readonly #size: (typeof WINDOWS)[WindowName];

  constructor(window: WindowName) {
    this.#size = WINDOWS[window];
  }

  /** Takes a screenshot of a page in each theme. */
  async capture(session: PageSession, variant: Variant): Promise<void> {
    const { caption, whole = true } = variant;
    const { page, ownFaults } = session;
    const own = await this.noteOwn(session, variant);
    const [first = 'light', ...others] = wanted(THEMES);
    const found: string[] = [];
    for (const check of [accessFaults, textFaults, widthFaults, cutFaults, brokenFaults])
      found.push(...(await check(page)));
    this.#note(`${caption} (${first})`, found);
    await this.#inWindow(page, whole, async () => {
      await this.#take(page, first, caption, own.length + found.length > 0);
      for (const theme of others) {
        await page.emulateMedia({ colorScheme: theme });
        // Only colours differ from one theme to the other.
        const contrast = await contrastFaults(page);
        this.#note(`${caption} (${theme})`, contrast);
        await this.#take(page, theme, caption, own.length + contrast.length > 0);
      }
    });
    await page.emulateMedia({ colorScheme: first });
    // Taking a screenshot causes layout shifts.
    await ownFaults();
  }

  /** Records the faults that the page itself has reported since the last call, and returns them. */
  async noteOwn({ ownFaults }: PageSession, { caption, failing, moving }: Variant): Promise<string[]> {
    const own = (await ownFaults()).filter(
      (fault) => !(failing && isProvoked(fault)) && !(moving && isShift(fault)),
    );
    this.#note(caption, own);
    return own;
  }

  /** Enlarges the viewport to the page's height: fixed bars would cover its middle in a full-page screenshot. */
  async #inWindow(page: Page, whole: boolean, take: () => Promise<void>): Promise<void> {
    const { width, height } = this.#size;
    const tall = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
    await page.setViewportSize({ width, height: Math.min(tall, MAX_HEIGHT) });
    await take();
    await page.setViewportSize({ width, height });
  }

  async #take(page: Page, theme: Theme, caption: string, isFaulty: boolean): Promise<void> {
    const image = await takePicture(page, this.#size.scale);
    const picture = { caption: `${isFaulty ? '✗ ' : ''}${caption}`, image };
    this.#sheets.set(theme, [...(this.#sheets.get(theme) ?? []), picture]);
    this.pictures += 1;
  }

  /** Records a failed screenshot as a fault and continues with the others. Returns false if it has failed. */
  async attempt({ page }: PageSession, caption: string, take: () => Promise<void>): Promise<boolean> {
    try {
      await take();
      return true;
    } catch (error) {
      this.#note(caption, [String(error).split('\n', 1).join('')]);
      const [theme = 'light'] = wanted(THEMES);
      await this.#inWindow(page, true, () => this.#take(page, theme, caption, true));
      return false;
    }
  }

  /** Records dialogs that no screen of a visitor has. */
  noteUndrawn(dialogs: readonly string[]): void {
    for (const dialog of dialogs) this.#note('no screen', [`not drawn: ${dialog}`]);
  }

  #note(caption: string, faults: readonly string[]): void {
    for (const fault of faults) this.#captions.set(fault, [...(this.#captions.get(fault) ?? []), caption]);
  }

  /** Faults with the captions of their screenshots. */
  faults(): string[] {
    return [...this.#captions].map(([fault, captions]) => [fault, ...new Set(captions)].join('\n      '));
  }

  async write(browser: Browser, name: (theme: Theme) => string): Promise<void> {
    for (const [theme, pictures] of this.#sheets)
      await writeSheet(browser, name(theme), this.#size, pictures);
  }
}
