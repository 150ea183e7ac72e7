import type { Page } from '@playwright/test';
import { act, assignProject } from './act.ts';

/** Creates a project like {@link assignProject} whose work the freelancer has delivered. Returns its id. */
async function deliverProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await assignProject(customer, freelancer, name);
  await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'Done' });
  return project_id;
}

/** Creates a project whose work the customer has accepted. Returns its id. */
export async function acceptProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await deliverProject(customer, freelancer, name);
  await act(customer, 'POST /api/customer/acceptance', { project_id, accept: 1 });
  return project_id;
}

/** Creates a project that both sides have reviewed. Returns its id. */
export async function reviewProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await acceptProject(customer, freelancer, name);
  await act(customer, 'POST /api/reviews', { project_id, stars: 5, text: 'The sign is seen from afar.' });
  await act(freelancer, 'POST /api/reviews', { project_id, stars: 4, text: 'A clear brief.' });
  return project_id;
}

/** Creates a project whose work was delivered again after its only revision. Returns its id. */
export async function reviseProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await deliverProject(customer, freelancer, name);
  await act(customer, 'POST /api/customer/acceptance', {
    project_id,
    accept: 0,
    comment: 'A little larger.',
  });
  await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'Larger' });
  return project_id;
}

/** Creates a project about whose work the customer has complained. Returns its id. */
export async function disputeProject(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await deliverProject(customer, freelancer, name);
  const complaint = { contacts: 'By mail', text: 'The sign is too small.' };
  await act(customer, 'POST /api/customers/projects/complain', { project_id, ...complaint });
  return project_id;
}
