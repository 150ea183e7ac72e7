import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { aUser, fakeServer, refuse, renderPage, screen } from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Company } from '../company.api.ts';
import { Page } from './own-profile-page.tsx';

const server = fakeServer();
const ada = aUser();
const empty: Company = {
  id: ada.id,
  first_name: 'Ada',
  last_name: 'Kern',
  about_company: '',
  links: [],
  contacts: '',
};

async function edit(company: Company) {
  server.answers('GET /api/customer/profile', { profile: company });
  const page = await renderPage(<Page />, { path: PATHS.user, as: ada, texts: { customer: { en, de } } });
  await page.person.click(await screen.findByRole('button', { name: 'Edit' }));
  const fill = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  return { ...page, fill, save: () => page.person.click(screen.getByRole('button', { name: 'Save' })) };
}

test('an empty profile says so, and all three fields are required', async () => {
  const { save } = await edit(empty);
  await save();
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
});

test('the saved profile is shown', async () => {
  const { fill, save } = await edit(empty);
  await fill('About the company', 'We bake.');
  await fill('Contacts', 'ada@example.com');
  await fill('Links', 'https://example.com');
  const sent = server.answers('POST /api/customer/profile', {});
  server.answers('GET /api/customer/profile', { profile: { ...empty, about_company: 'We bake.' } });
  await save();
  expect(await screen.findByText('Your company profile has been saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { about_company: 'We bake.', contacts: 'ada@example.com', links: ['https://example.com'] },
  ]);
  expect(await screen.findByText('We bake.')).toBeVisible();
});

test('a failure keeps the typed values', async () => {
  server.answers('POST /api/customer/profile', refuse('serverError'));
  const { fill, save } = await edit({
    ...empty,
    contacts: 'ada@example.com',
    links: ['https://example.com'],
  });
  await fill('About the company', 'We bake.');
  await save();
  expect(await screen.findByText('Your company profile could not be saved')).toBeVisible();
  expect(screen.getByLabelText('About the company')).toHaveValue('We bake.');
});
