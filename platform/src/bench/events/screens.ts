import { conversationPath, PATHS } from '@metier/contract';
import type { Client } from 'chrome-remote-interface';
import { notifyAccount } from '../../../../api/src/domains/notifications/index.ts';
import { transaction } from '../../../../api/src/platform/db/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { releaseProduct, storeIn } from '../load/products.ts';
import type { BenchApi } from '../api/bench-api.ts';
import { signIn, type User } from '../api/users.ts';
import type { Work } from '../api/work.ts';
import { openBrowser } from '../load/browser.ts';
import { signInPage } from '../load/sign-in-page.ts';
import { PageInput } from '../load/page-input.ts';
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

/** What is done on one screen; each resolves with the milliseconds until the other screen shows it. */
export interface ScreenActions {
  /** The customer sends a message to the freelancer. */
  readonly send: (text: string) => Promise<number>;
  /** The freelancer marks a new notification as read; the other screen is the bell of another browser of theirs. */
  readonly readAll: () => Promise<number>;
}

const FIELD = 'main textarea[name=text]';
const MARK_ALL = 'main header button:last-child';
const BELL_HAS_NEWS = `/unread/.test(document.querySelector('header a[href="${PATHS.notifications}"]')?.ariaLabel)`;

/**
 * Opens the conversation of an order on both sides, and the freelancer's notifications and projects, each in a browser
 * of its own. Each side has a gateway to its process of the API.
 */
export async function openScreens({
  root,
  bench,
  order,
  origins,
  shutdown,
}: Screens): Promise<ScreenActions> {
  const browser = await openBrowser(bench.scratch, shutdown);
  await releaseProduct(root, bench.scratch);
  const gateways = {
    customer: await startGateway(storeIn(bench.scratch), origins.customer, shutdown),
    freelancer: await startGateway(storeIn(bench.scratch), origins.freelancer, shutdown),
  };
  const open = async (role: 'customer' | 'freelancer', path: string, shown: string): Promise<Client> => {
    const page = await browser.openPage();
    const token = tokenOf(await signIn(bench, order[role]));
    await page.Page.enable();
    await signInPage(page, gateways[role], { role, token });
    await page.Page.navigate({ url: gateways[role] + path });
    await run(page, untilTrue(`document.querySelector('${shown}') !== null`));
    return page;
  };
  const conversation = conversationPath(order.projectId, order.freelancer.id);
  const [from, to] = [
    await open('customer', conversation, FIELD),
    await open('freelancer', conversation, FIELD),
  ];
  const [list, bell] = [
    await open('freelancer', PATHS.notifications, MARK_ALL),
    await open('freelancer', PATHS.myProjects, 'main h1'),
  ];
  const input = new PageInput(from);
  return {
    send: async (text) => {
      await run(from, untilTrue(`document.querySelector('${FIELD}').value === ''`));
      await input.focus({ selector: FIELD });
      await from.Input.insertText({ text });
      const shown = run(to, untilTrue(`document.querySelector('main').textContent.includes('${text}')`));
      const began = performance.timeOrigin + performance.now();
      await input.press('Ctrl+Enter');
      return (await shown) - began;
    },
    readAll: async () => {
      await addNotification(bench, order.freelancer);
      await run(bell, untilTrue(BELL_HAS_NEWS));
      await run(list, untilTrue(`!document.querySelector('${MARK_ALL}').disabled`));
      const isRead = run(bell, untilTrue(`!${BELL_HAS_NEWS}`));
      const began = performance.timeOrigin + performance.now();
      await list.Runtime.evaluate({ expression: `document.querySelector('${MARK_ALL}').click()` });
      return (await isRead) - began;
    },
  };
}

/** Notifies a user, as the end of a payout does. */
const addNotification = ({ db, clock }: BenchApi, { id }: User): Promise<void> =>
  transaction(db, (trx) => {
    const now = clock.now();
    const requested = { moment: now.toISOString() };
    const about = { amount: { cents: 1_000 }, requested, path: PATHS.finances };
    return notifyAccount(trx, id, 'payout-paid', about, now);
  });

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
