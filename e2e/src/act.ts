import { dayAfter, priceOf, serviceOf } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Body, Call, Query, Reply } from '@metier/contract/operations';
import { expect, type APIResponse, type Page } from '@playwright/test';

const ORDER = examples['POST /api/projects/project'].body;
const DAYS = 14;

/** Access token of a page's signed-in user. */
async function tokenOf(page: Page): Promise<string> {
  const refreshed = await page.request.post('/api/auth/refresh-tokens', { data: {} });
  return ((await refreshed.json()) as Reply<'POST /api/auth/refresh-tokens'>).token;
}

/** Id of a page's signed-in user. */
export async function userIdOf(page: Page): Promise<string> {
  const [, claims = ''] = (await tokenOf(page)).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { user_id: string }).user_id;
}

type Sent<C extends Call> = C extends `DELETE ${string}` | `GET ${string}` ? Query<C> : Body<C>;

/** Makes an API call as a page's signed-in user, outside of the page; returns the response, a refusal included. */
export async function attempt<C extends Call>(page: Page, call: C, sent: Sent<C>): Promise<APIResponse> {
  const [method = '', path = ''] = call.split(' ');
  const inQuery = method === 'DELETE' || method === 'GET';
  return page.request.fetch(path, {
    method,
    ...(inQuery ? { params: sent as Record<string, string> } : { data: sent }),
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
}

/** Makes an API call as a page's signed-in user, to prepare a journey. */
export async function act<C extends Call>(page: Page, call: C, sent: Sent<C>): Promise<Reply<C>> {
  const answer = await attempt(page, call, sent);
  expect(answer.status(), call).toBe(200);
  return (await answer.json()) as Reply<C>;
}

/** Creates a project: a logo in 14 days for 70 euro, more with edits. Returns its id. */
export async function createProject(page: Page, name: string, edits: 0 | 1 = 0): Promise<string> {
  const { now } = (await (await page.request.get('/dev/clock')).json()) as { now: string };
  const { minimumPrice = 0 } = serviceOf(ORDER.category_id) ?? {};
  const { total: budget } = priceOf({ minimumPrice, days: DAYS, edits, guarantee: false });
  const deadline = dayAfter(new Date(now), DAYS);
  const { project_id } = await act(page, 'POST /api/projects/project', {
    ...ORDER,
    name,
    description: 'For the sign above the door.',
    deadline,
    budget,
    edits,
  });
  return project_id;
}

/** Creates a project like {@link createProject} and pays it. Returns its id. */
export async function payProject(page: Page, name: string, edits: 0 | 1 = 0): Promise<string> {
  const project_id = await createProject(page, name, edits);
  await act(page, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
  return project_id;
}

/** Creates a project that a freelancer has accepted but not started. Returns its id. */
export async function assignProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await payProject(customer, name, 1);
  await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
  const freelancer_id = await userIdOf(freelancer);
  await act(customer, 'POST /api/customer/executor', { project_id, freelancer_id });
  return project_id;
}

/** Pays a project like {@link payProject} and invites a freelancer. Returns its id. */
export async function offerProject(page: Page, name: string, freelancerId: string): Promise<string> {
  const project_id = await payProject(page, name);
  await act(page, 'POST /api/customer/invite_freelancer', { project_id, user_id: freelancerId });
  return project_id;
}

/** Sends the open dialog of a response without a message. */
export const sendResponse = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Send response' }).click();
