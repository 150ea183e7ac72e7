import { conversationPath } from '@metier/contract';
import type { Client } from 'chrome-remote-interface';
import type { Shutdown } from '../../cli/shutdown.ts';
import { releaseProduct, storeIn } from '../load/products.ts';
import type { BenchApi } from '../api/bench-api.ts';
import { signIn, type User } from '../api/users.ts';
import type { Work } from '../api/work.ts';
import { openBrowser } from '../load/browser.ts';
import { PageInput } from '../use/hand.ts';
import { startGateway } from './gateway-process.ts';

interface Screens {
  readonly root: string;
  readonly bench: BenchApi;
  /** The order that they talk about. */
  readonly order: Work;
  /** Processes of the API: the customer's and the freelancer's. */
  readonly origins: { readonly customer: string; readonly freelancer: string };
  readonly shutdown: Shutdown;
}

/** Sends a message; resolves with the milliseconds from the key that sends it until the other screen shows it. */
export type SendOnScreen = (text: string) => Promise<number>;

const FIELD = 'main textarea[name=text]';

/** Opens the conversation of an order on both sides, each in a browser with a gateway to its process of the API. */
export async function openScreens({ root, bench, order, origins, shutdown }: Screens): Promise<SendOnScreen> {
  const browser = await openBrowser(bench.scratch, shutdown);
  await releaseProduct(root, bench.scratch);
  const open = async (role: 'customer' | 'freelancer'): Promise<Client> => {
    const origin = await startGateway(storeIn(bench.scratch), origins[role], shutdown);
    const page = await browser.openPage();
    const token = tokenOf(await signIn(bench, order[role]));
    await page.Page.enable();
    await page.Page.addScriptToEvaluateOnNewDocument({ source: `localStorage.setItem('token', '${token}')` });
    await page.Page.navigate({ url: origin + conversationPath(order.projectId, order.freelancer.id) });
    await run(page, untilTrue(`document.querySelector('${FIELD}') !== null`));
    return page;
  };
  const [from, to] = [await open('customer'), await open('freelancer')];
  const input = new PageInput(from);
  return async (text) => {
    await run(from, untilTrue(`document.querySelector('${FIELD}').value === ''`));
    await input.focus({ selector: FIELD });
    await from.Input.insertText({ text });
    const shown = run(to, untilTrue(`document.querySelector('main').textContent.includes('${text}')`));
    const began = performance.timeOrigin + performance.now();
    await input.press('Ctrl+Enter');
    return (await shown) - began;
  };
}

const tokenOf = (user: User): string =>
  (user.request('GET /api/events').headers['authorization'] ?? '').replace('Bearer ', '');

/** Script that resolves with the time of the frame after a change of the page made a condition true. */
const untilTrue = (condition: string): string => `new Promise((resolve) => {
  const look = () => {
    if (!(${condition})) return;
    changes.disconnect();
    requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
})`;

async function run(page: Client, expression: string): Promise<number> {
  const { result, exceptionDetails } = await page.Runtime.evaluate({ expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return Number(result.value);
}
