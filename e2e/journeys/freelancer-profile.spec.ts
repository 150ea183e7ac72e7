import { freelancerPath, OWN_VERIFICATION_PATH, PATHS } from '@metier/contract';
import { act } from '../src/act.ts';
import { drawImage } from '../src/draw-image.ts';
import { dropFiles } from '../src/drop-files.ts';
import { newAccount } from '../src/new-account.ts';
import { idle } from '../src/idle.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { readMail } from '../src/mailbox.ts';
import { expectCounted } from '../src/menu-entry.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'freelancer', 'manager'] });

const WORKS = 'https://fred.example/works';

test('a freelancer changes their availability and answers the contract', async ({ openAs, baseURL }) => {
  const page = await openAs(await newAccount(String(baseURL), 'freelancer', 'Fay'));

  await test.step('availability is switched off by one click and stays off', async () => {
    await page.goto(PATHS.user);
    const free = page.getByRole('switch', { name: 'Available for new work' });
    for (const isFree of [false, true]) {
      await free.click();
      await expect(page.getByText('Your status has been saved')).toBeVisible();
      await expect(free).toBeFocused();
      await page.reload();
      await expect(free).toBeChecked({ checked: isFree });
    }
  });

  await test.step('the contract is read, declined and accepted', async () => {
    await page.getByRole('tab', { name: 'Verification and contract' }).click();
    const contract = page.getByRole('region', { name: 'Contract', exact: true });
    const [draft] = await Promise.all([
      page.waitForEvent('download'),
      contract.getByRole('button', { name: 'Read the draft' }).click(),
    ]);
    expect(draft.suggestedFilename()).toMatch(/^contract.*\.pdf$/);
    await contract.getByRole('button', { name: 'Decline' }).click();
    await expect(contract.getByText('You have declined the framework contract')).toBeVisible();
    await contract.getByRole('button', { name: 'Accept the contract' }).click();
    await expect(contract.getByText(/number C-\d{6}/)).toBeVisible();
    await expect(contract.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  });
});

test('a freelancer fills in their public profile', async ({ openAs, baseURL, request, page: stranger }) => {
  const account = await newAccount(String(baseURL), 'freelancer', 'Fred');
  const page = await openAs(account);
  const open = () => page.goto(PATHS.user);

  await test.step('an unsaved profile survives a reload; a link without a scheme gets one', async () => {
    const data = page.getByRole('region', { name: 'Personal data', exact: true });
    const links = data.getByLabel('Links');
    await open();
    await data.getByRole('checkbox', { name: 'Design' }).check();
    await expectDraftRestored({
      open: async () => {},
      leave: open,
      fields: [
        [data.getByLabel('About me'), 'I paint signs.'],
        [data.getByLabel('Contacts'), 'fred@people.example'],
        [links, WORKS],
      ],
    });
    await expect(data.getByRole('checkbox', { name: 'Design' })).toBeChecked();
    await links.fill(`${WORKS}\nwww.foo.com`);
    await links.blur();
    await expect(links).toHaveValue(`${WORKS}\nhttps://www.foo.com`);
    await data.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile has been saved')).toBeVisible();
  });

  await test.step('the profile is public with a preview while the switch is on', async () => {
    const publicPage = page.getByRole('switch', { name: 'Public page' });
    await publicPage.click();
    const link = page.getByRole('link', { name: 'your public page' });
    const address = String(await link.getAttribute('href'));
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1, name: /^Fred/ })).toBeVisible();
    await expect(stranger.getByText('I paint signs.')).toBeVisible();
    expect(await (await request.get(address)).text()).toContain('<meta property="og:title" content="Fred');
    await stranger.getByRole('link', { name: 'Sign in to invite' }).click();
    await expect(stranger).toHaveURL(new RegExp(PATHS.login));
    await publicPage.click();
    await expect(link).toHaveCount(0);
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  await test.step('a photo is saved, shown instead of the initials, replaced and removed', async () => {
    const panel = page.getByRole('region', { name: 'Photo' });
    const ownDisc = page.getByRole('banner').locator('img');
    const file = panel.getByLabel('Photo', { exact: true });
    await file.setInputFiles(await drawImage(page, 'image/jpeg', 'me.jpg', 200));
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await dropFiles(panel.getByText(/^Shown beside/), await drawImage(page, 'image/png', 'me.png', 64));
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your photo is now visible')).toBeVisible();
    await expect(ownDisc).toHaveJSProperty('naturalWidth', 96);
    await expect(panel.locator('img')).toHaveJSProperty('naturalWidth', 384);
    const manager = await openAs('manager');
    await manager.goto(`${PATHS.people}?search=${account.email}`);
    const row = manager.getByRole('row', { name: /^Fred/ });
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 96);
    await row.getByRole('link', { name: /^Fred/ }).click();
    await expect(manager.getByRole('heading', { level: 1, name: /^Fred/ })).toBeVisible();
    await expect(manager.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 384);
    await panel.getByRole('button', { name: 'Choose another photo' }).waitFor();
    await panel.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('Your photo is no longer visible')).toBeVisible();
    await expect(ownDisc).toHaveCount(0);
  });

  await test.step('others see what was saved', async () => {
    await page.getByRole('link', { name: 'See what others see' }).click();
    await expect(page).toHaveURL(new RegExp(freelancerPath('')));
    await expect(page.getByText('I paint signs.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://www.foo.com' })).toBeVisible();
    for (const [tab, words] of [
      ['Work', 'Nothing is shown here yet'],
      ['Reviews', 'No reviews yet'],
      ['Record here', 'Completed projects'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.reload();
      await expect(page.getByRole('tabpanel', { name: tab }).getByText(words)).toBeVisible();
    }
  });
});

test('a freelancer requests verification, is rejected with a reason, requests it again, is verified and removes the links', async ({
  openAs,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(String(baseURL), 'freelancer', 'Vera');
  const name = `${account.first_name} ${account.last_name}`;
  const [page, manager] = [await openAs(account), await openAs('manager')];
  const panel = page.getByRole('region', { name: 'Verification', exact: true });
  const open = async () => {
    await page.goto(OWN_VERIFICATION_PATH);
    await panel.getByRole('button', { name: 'Add links' }).click();
  };
  const ask = panel.getByRole('button', { name: 'Ask to be verified' });
  const [links, contacts] = [panel.getByLabel('Links'), panel.getByLabel('Contacts')];

  await test.step('the links survive a reload and are sent', async () => {
    await expectDraftRestored({
      open,
      leave: () => page.reload(),
      fields: [
        [links, 'https://vera.example'],
        [contacts, 'vera@people.example'],
      ],
    });
    await ask.click();
    await expect(page.getByText('A manager will review your links', { exact: true })).toBeVisible();
    await expect(panel.getByText('Waiting for a manager')).toBeVisible();
  });

  await test.step('a manager starts a rejection, leaves it, finds its reason again and sends it', async () => {
    await manager.goto(PATHS.verification);
    await expectCounted(manager, 'Verification', 'verification', 1);
    const dialog = manager.getByRole('dialog', { name: `Reject ${name}?` });
    const reason = dialog.getByLabel('Reason');
    const reject = () => manager.getByRole('button', { name: `Reject ${name}` }).click();
    const fields = [[reason, 'The page is empty']] as const;
    await expectDraftRestored({ open: reject, leave: () => manager.keyboard.press('Escape'), fields });
    await manager.reload();
    await reject();
    await expect(reason).toHaveValue('The page is empty');
    // The freelancer adds another page meanwhile.
    await act(page, 'POST /api/freelancers/verification/links', {
      links: ['https://works.vera.example'],
      contacts: account.email,
    });
    await expect(dialog.getByRole('alert')).toContainText('https://works.vera.example');
    await expect(reason).toHaveValue('The page is empty');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(manager.getByText('The freelancer has been told why')).toBeVisible();
    await expectCounted(manager, 'Verification', 'verification');
    await manager.getByRole('tab', { name: 'Rejected' }).click();
    await expect(manager.getByRole('listitem', { name }).getByText('The page is empty')).toBeVisible();
  });

  await test.step("the mail's link leads to the verification, which shows the reason", async () => {
    const [, link = ''] = await readMail(request, account.email, /The page is empty[^]*?(http\S+)/);
    await page.goto(link);
    await expect(page).toHaveURL(OWN_VERIFICATION_PATH);
    await expect(panel.getByText('The page is empty')).toBeVisible();
    await expect(panel.getByText('Not verified')).toBeVisible();
  });

  await test.step('with other links the freelancer is verified', async () => {
    await panel.getByRole('button', { name: 'Add links' }).click();
    await links.fill('www.vera-paints.example');
    await contacts.fill('vera@people.example');
    await ask.click();
    await expect(panel.getByRole('link', { name: 'https://www.vera-paints.example' })).toBeVisible();
    await manager.goto(PATHS.verification);
    await manager.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(manager.getByText('The freelancer is verified')).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('without links the freelancer is no longer verified', async () => {
    for (const link of [
      'https://vera.example',
      'https://works.vera.example',
      'https://www.vera-paints.example',
    ]) {
      await panel.getByRole('button', { name: `Remove ${link}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(panel.getByRole('link', { name: link })).toHaveCount(0);
    }
    // A closing dialog goes one history entry back, which would cancel an immediate reload.
    await idle(page);
    await page.reload();
    await expect(panel.getByText(/^Link to pages that show you are/)).toBeVisible();
  });
});
