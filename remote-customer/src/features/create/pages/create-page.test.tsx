import { beforeEach, describe, expect, test } from '@jest/globals';
import { dayAfter, orderServicePath, PATHS, servicePath, SERVICES } from '@metier/contract';
import {
  aUser,
  fakeServer,
  refuse,
  renderPage,
  screen,
  takesFiles,
  waitFor,
  within,
  narrowWindow,
} from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './create-page.tsx';

const server = fakeServer();
const services = SERVICES.map(({ id, type, minimumPrice }) => ({
  id,
  type,
  name: String(id),
  minimum_price: minimumPrice,
}));
const project_id = '0d9a3c52-7e41-4b6f-8a35-1f2e4d6c8b90';

beforeEach(() => sessionStorage.clear());
/** Everything that survives a reload of the tab. */
const keptInTab = () => JSON.stringify(sessionStorage);

/** Drafts are stored by user, so each test has a new user unless it tests a return. */
async function show(user = aUser({ id: crypto.randomUUID() }), path: string = PATHS.create) {
  server.answers('GET /api/catalogue', { services, categories: [] });
  server.answers('GET /api/customer/templates', { templates: [] });
  const page = await renderPage(<Page />, {
    path,
    route: PATHS.create,
    as: user,
    texts: { customer: { en, de } },
  });
  await screen.findByRole('radiogroup', { name: 'Service' });
  return page;
}

/** A logo in seven days with two revisions and guarantee: the second vector of product.md §4. */
async function compose({ person }: Awaited<ReturnType<typeof show>>) {
  await person.click(screen.getByRole('radio', { name: 'Design' }));
  await person.click(screen.getByRole('radio', { name: /Logo/ }));
  await person.click(screen.getByLabelText('Name'));
  await person.paste('A logo');
  await person.tab();
  await person.paste('Warm and simple');
  await person.tab();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('slider', { name: 'Deadline' })).toHaveFocus();
  await person.keyboard('{ArrowLeft>7/}');
  await person.click(screen.getByRole('radio', { name: '2 revisions' }));
  await person.click(screen.getByRole('checkbox', { name: /Guarantee/ }));
}

test('the chosen service says what it includes, what not, and what is needed', async () => {
  const { person } = await show();
  await person.click(screen.getByRole('radio', { name: 'Design' }));
  expect(screen.queryByRole('group', { name: /^Scope of/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /Logo/ }));
  const scope = within(screen.getByRole('group', { name: 'Scope of Logo' }));
  expect(await scope.findByText('Three drafts, one of them worked out')).toBeVisible();
  expect(scope.getAllByRole('list')).toHaveLength(3);
  await person.click(screen.getByRole('radio', { name: /Icon set/ }));
  expect(
    await within(screen.getByRole('group', { name: 'Scope of Icon set' })).findByText(
      '12 icons in one style',
    ),
  ).toBeVisible();
});

test('the service of the URL is chosen, with its price and a link to its page; one that does not exist is not', async () => {
  const { unmount } = await show(undefined, orderServicePath(20101));
  expect(screen.getByRole('radio', { name: 'Design' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Logo/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Continue to payment · €70.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the page of this service' })).toHaveAttribute(
    'href',
    servicePath(20101),
  );
  unmount();
  await show(undefined, orderServicePath(99_999));
  expect(screen.getByText('Choose a service to see its price.')).toBeVisible();
});

test('an order of a service has a draft of its own', async () => {
  const user = aUser({ id: crypto.randomUUID() });
  const { person, unmount } = await show(user);
  await person.click(screen.getByLabelText('Name'));
  await person.paste('A shop');
  unmount();
  await show(user, orderServicePath(20101));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByRole('radio', { name: /Logo/ })).toBeChecked();
});

test('without a service the price panel says to select one', async () => {
  await show();
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('Choose a service to see its price.');
  expect(price).not.toHaveTextContent('–');
});

test('every choice updates the price, and each factor is shown', async () => {
  const page = await show();
  await compose(page);
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('Minimum price€70.00');
  expect(price).toHaveTextContent('Deadline: 7 days+16.31%');
  expect(price).toHaveTextContent('2 revisions+14.98%');
  expect(price).toHaveTextContent('Guarantee+5.69%');
  expect(price).toHaveTextContent('Total€98.94');
  expect(screen.getByRole('button', { name: 'Continue to payment · €98.94' })).toBeEnabled();
});

test('missing values are marked at their fields, and nothing is sent', async () => {
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /SEO audit/ })).toHaveFocus();
});

test('the order includes its files', async () => {
  const { taken } = takesFiles(server);
  const orders = server.answers('POST /api/projects/project', { project_id });
  const page = await show();
  await compose(page);
  await page.person.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [
    new File(['bytes'], 'place.png'),
  ]);
  await screen.findByText('The file is uploaded.');
  await page.person.click(screen.getByRole('button', { name: /Continue to payment/ }));
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]?.body).toMatchObject({ name: 'A logo', file_ids: [taken[0]?.id] });
});

test('the order has its price in cents and its deadline as a date; its payment opens, and the draft is deleted', async () => {
  const orders = server.answers('POST /api/projects/project', { project_id });
  const page = await show();
  await compose(page);
  await page.person.click(screen.getByRole('button', { name: /Continue to payment/ }));
  expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeVisible();
  expect(keptInTab()).not.toContain('A logo');
  expect(orders.map(({ body }) => body)).toEqual([
    {
      type: 'design',
      category_id: 20101,
      name: 'A logo',
      description: 'Warm and simple',
      links: [],
      deadline: dayAfter(new Date(), 7),
      budget: 9894,
      edits: 2,
      is_guarantee: true,
    },
  ]);
  await page.person.click(screen.getByRole('button', { name: 'Pay later' }));
  await waitFor(() => expect(page.currentUrl()).toBe(`/app/projects/${project_id}`));
});

test('a draft survives a failed submit, navigation and a reload of the tab', async () => {
  server.answers('POST /api/projects/project', refuse('priceDiffers', { budget: 9900 }));
  const user = aUser({ id: crypto.randomUUID() });
  const page = await show(user);
  await compose(page);
  await page.person.click(screen.getByRole('button', { name: /Continue to payment/ }));
  expect(
    await screen.findByText('The price has changed. Please check the new price before you continue'),
  ).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('A logo');
  page.unmount();
  expect(keptInTab()).toContain('A logo');
  await show(user);
  expect(screen.getByLabelText('Name')).toHaveValue('A logo');
  expect(screen.getByRole('radio', { name: /Logo/ })).toBeChecked();
});

test('each service recommends a number of revisions, with the reason', async () => {
  const { person } = await show();
  expect(screen.queryByText(/^Recommended/)).not.toBeInTheDocument();
  const recommended = async (type: string, service: RegExp) => {
    await person.click(screen.getByRole('radio', { name: type }));
    await person.click(screen.getByRole('radio', { name: service }));
    return screen
      .getAllByRole('radio', { description: /Recommended/ })
      .map((radio) => [radio.getAttribute('value'), screen.getByText(/^Recommended/).textContent]);
  };
  expect(await recommended('Design', /Logo/)).toEqual([['2', 'Recommended: looks are a matter of taste']]);
  expect(await recommended('Development', /Bug fix/)).toEqual([
    ['0', 'Recommended: the result is right or wrong'],
  ]);
  expect(await recommended('Copywriting', /Blog article/)).toEqual([
    ['1', 'Recommended: the tone rarely fits at once'],
  ]);
});

describe('in a narrow window', () => {
  narrowWindow();

  test('the price bar has the only button, and submits the order', async () => {
    const page = await show();
    await compose(page);
    const sent = server.answers('POST /api/projects/project', { project_id });
    await page.person.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
