import { conversationPath, projectPath } from '@metier/contract';
import { act, assignProject } from '../src/act.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test.use({ remotes: ['customer', 'freelancer'] });

test("actions of one person show on the other's open pages, without disturbing typing; all tabs share one stream", async ({
  parties: { emil, customer, freelancer },
}) => {
  const project_id = await assignProject(customer, freelancer, 'A sign to be seen at once');
  const talk = conversationPath(project_id, emil.id);
  const tab = await customer.context().newPage();
  const lasting: string[] = [];
  for (const page of [customer, tab])
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/events') lasting.push(request.url());
    });
  const said = tab.getByRole('log', { name: 'Conversation' });
  const draft = tab.getByLabel('Your message');

  await customer.goto(projectPath(project_id));
  await tab.goto(talk);
  await draft.fill('Half a sentence');
  // The first tab holds the stream; the second has read once what had changed before.
  await expect.poll(() => lasting.length).toBe(2);

  await withoutReload(customer, async () => {
    await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
    await expect(customer.getByText('Started', { exact: true }).first()).toBeVisible();
    await expect(customer.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  });
  await withoutReload(tab, async () => {
    await act(freelancer, 'POST /api/conversations/messages', {
      project_id,
      freelancer_id: emil.id,
      text: 'I have begun',
    });
    await expect(said).toContainText('I have begun');
  });
  await expect(draft).toHaveValue('Half a sentence');

  await test.step('the other tab takes over the stream when the first is closed', async () => {
    await customer.close();
    await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'https://sign.example' });
    await expect(said).toContainText(/Delivered|delivered/);
  });
  await expect.poll(() => lasting.length).toBe(3);
});
