import { PATHS, projectPath, type Role } from '@metier/contract';
import type { Client } from 'chrome-remote-interface';
import type { VisitingBrowser } from '../load/browser.ts';
import { isPageThere } from '../load/page-clock.ts';
import { signInPage } from '../load/sign-in-page.ts';
import { PageInput, StepError, type Target } from '../load/page-input.ts';
import { timedPress } from '../load/timed-press.ts';
import { type EventTime, inpOf, type Latency } from './inp.ts';
import { startUseWatch } from './page-watch.ts';
import { PROJECT_LISTS, SCENES } from './scenes.ts';
import type { UseStep } from './steps.ts';

/** One measured interaction, and for a link also the time until the next page is painted. */
export interface Used {
  readonly name: string;
  readonly latency: Latency;
  readonly nextPage?: number;
}

interface Visit {
  readonly browser: VisitingBrowser;
  readonly origin: string;
  readonly role: Role;
  readonly token: string;
  /** Rate of CPU throttling. */
  readonly cpuSlowdown: number;
  readonly onUsed: (used: Used) => void;
  /** Called with the name and the reason of a step that could not be done; the visit continues. */
  readonly onFailed: (name: string, reason: string) => void;
}

const ENTRIES = ':is(header, nav) a[href^="/app/"]';
const entryTo = (path: string): string => `:is(header, nav) a[href="${path}"]`;
const ROW = `main a[href^="${projectPath('')}"]`;

/** Uses every scene of a role, then follows each entry of the menu and a row of its projects, twice. */
export function visitAs({
  browser,
  origin,
  role,
  token,
  cpuSlowdown,
  onUsed,
  onFailed,
}: Visit): Promise<void> {
  return browser.withPage(async (page) => {
    await page.Page.enable();
    await page.DOM.enable({});
    await signInPage(page, origin, { role, token });
    const source = `(${String(startUseWatch)})(${String(isPageThere)});`;
    await page.Page.addScriptToEvaluateOnNewDocument({ source });
    await page.Emulation.setCPUThrottlingRate({ rate: cpuSlowdown });
    const user = new PageUser(page, onUsed, onFailed);
    for (const { path, link, steps } of SCENES[role]) {
      await user.open(origin + path);
      if (link) await user.open(origin + (await user.hrefOf(link)));
      const place = link ? `${path}, ${link}` : path;
      for (const step of steps) await user.do(`${place}: ${step.name}`, step);
    }
    // A page that is not in the menu, reloaded: every entry has to load its code.
    await user.open(origin + PATHS.notificationMails);
    const paths = await user.hrefsOf(ENTRIES);
    for (const time of ['first', 'again']) {
      for (const path of paths) await user.follow(`${path}, ${time}`, path, { selector: entryTo(path) });
      const list = PROJECT_LISTS[role];
      await user.follow(`${list}, before a row`, list, { selector: entryTo(list) });
      const [row = ''] = await user.hrefsOf(ROW);
      await user.follow(`row into its project, ${time}`, row, { selector: `main a[href="${row}"]` });
    }
  });
}

class PageUser {
  readonly #page: Client;
  readonly #input: PageInput;
  readonly #onUsed: Visit['onUsed'];
  readonly #onFailed: Visit['onFailed'];

  constructor(page: Client, onUsed: Visit['onUsed'], onFailed: Visit['onFailed']) {
    this.#page = page;
    this.#input = new PageInput(page);
    this.#onUsed = onUsed;
    this.#onFailed = onFailed;
  }

  async open(url: string): Promise<void> {
    const loaded = this.#page.Page.domContentEventFired();
    const { errorText } = await this.#page.Page.navigate({ url });
    if (errorText) throw new Error(`${url} did not load: ${errorText}`);
    await loaded;
    await this.#run('settle()');
  }

  /** Does a step and reports its latency. */
  do(name: string, step: UseStep): Promise<void> {
    return this.#attempt(name, () => this.#use(name, step));
  }

  /** Presses a link and reports also when its page is there. */
  follow(name: string, path: string, target: Target): Promise<void> {
    return this.#attempt(name, () => this.#followTo(name, path, target));
  }

  async #attempt(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      this.#onFailed(name, error.message);
    }
  }

  async #use(name: string, { target, keys = [], text }: UseStep): Promise<void> {
    const isPress = keys.length === 0 && text === undefined;
    const pressIt = isPress && target ? await this.#input.moveTo(target) : undefined;
    if (!isPress && target) await this.#input.focus(target);
    await this.#run('begin()');
    if (pressIt) await pressIt();
    for (const key of keys) await this.#input.press(key);
    if (text) await this.#input.type(text);
    this.#onUsed({ name, latency: await this.#latency() });
  }

  async #followTo(name: string, path: string, target: Target): Promise<void> {
    const press = await this.#input.moveTo(target);
    await this.#run('begin()');
    const clock = `globalThis.useWatch.nextPage(${JSON.stringify(path)})`;
    const nextPage = await timedPress(this.#page, clock, press);
    this.#onUsed({ name, latency: await this.#latency(), nextPage });
  }

  /** Where the first visible link of the page with a text leads. */
  async hrefOf(text: string): Promise<string> {
    const [href] = await this.#hrefs('main a[href]', `link.textContent.includes(${JSON.stringify(text)})`);
    if (href === undefined) throw new Error(`No link on the page says: ${text}`);
    return href;
  }

  hrefsOf(selector: string): Promise<string[]> {
    return this.#hrefs(selector, 'true');
  }

  async #hrefs(selector: string, condition: string): Promise<string[]> {
    const links = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    const { result } = await this.#page.Runtime.evaluate({
      expression: `[...new Set(${links}.filter((link) => link.checkVisibility() && ${condition})
        .map((link) => link.getAttribute('href')))]`,
      returnByValue: true,
    });
    return result.value as string[];
  }

  async #latency(): Promise<Latency> {
    await this.#run('settle()');
    const { entries, presses } = (await this.#run('end()')) as {
      readonly entries: readonly EventTime[];
      readonly presses: number;
    };
    if (presses === 0) throw new StepError('The page has received no input.');
    return inpOf(entries, presses);
  }

  async #run(call: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.#page.Runtime.evaluate({
      expression: `globalThis.useWatch.${call}`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new StepError(`${call}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }
}
