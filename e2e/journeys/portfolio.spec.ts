import { PATHS } from '@metier/contract';
import { accessFaults } from '../src/faults.ts';
import { drawImage } from '../src/draw-image.ts';
import { overlayEntryLeft } from '../src/idle.ts';
import { newAccount } from '../src/new-account.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'freelancer'] });

const TITLE = 'A sign for a bakery';
const NEW_TITLE = 'A sign for a bakery, in gold';
const ALT = 'Golden letters on a green door';
const NEW_ALT = 'Golden letters on a red door';
const SECOND = 'A menu for a café';

test('a work is added, changed, illustrated, ordered and removed; drafts survive a reload and Esc', async ({
  openAs,
  baseURL,
  request,
  page: stranger,
}) => {
  const page = await openAs(await newAccount(String(baseURL), 'freelancer', 'Paula'));
  await page.goto(PATHS.portfolio);

  await test.step('a new work', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add work' });
    await expectDraftRestored({
      open: () => page.getByRole('button', { name: 'Add work' }).click(),
      leave: () => page.reload(),
      fields: [
        [dialog.getByLabel('Title'), TITLE],
        [dialog.getByLabel('Description'), 'Painted by hand'],
        [dialog.getByLabel('Links'), 'https://paula.example/bakery'],
      ],
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your work is now visible')).toBeVisible();
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });

  await test.step('another title', async () => {
    const dialog = page.getByRole('dialog', { name: 'Edit work' });
    await expectDraftRestored({
      open: () => page.getByRole('button', { name: `Edit ${TITLE}` }).click(),
      leave: () => page.keyboard.press('Escape'),
      fields: [[dialog.getByLabel('Title'), NEW_TITLE]],
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your work has been changed')).toBeVisible();
    await page.getByRole('link', { name: NEW_TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://paula.example/bakery' })).toBeVisible();
  });

  await test.step('it gets images and a cover, which open large', async () => {
    await page.goto(PATHS.portfolio);
    await page.getByRole('button', { name: `Edit ${NEW_TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit work' });
    const images = await Promise.all(
      ['one.png', 'two.png'].map(async (name) => drawImage(page, 'image/png', name, 64)),
    );
    await dialog.getByLabel('Images').setInputFiles(images);
    await dialog.getByRole('button', { name: 'Use two.png as the cover' }).click();
    await dialog.getByLabel('What does image 2 show?').fill(ALT);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: NEW_TITLE }).click();
    await expect(page.getByRole('button', { name: `Image 2 of ${NEW_TITLE}` })).toBeVisible();
    const cover = page.getByRole('button', { name: ALT });
    await cover.click();
    const box = page.getByRole('dialog', { name: NEW_TITLE });
    await expect(box.getByText('1 of 2')).toBeVisible();
    await expect(box.getByRole('img', { name: ALT })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText('2 of 2')).toBeVisible();
    await box.getByRole('button', { name: 'Next image' }).click();
    await expect(box.getByText('1 of 2')).toBeVisible();
    await box.getByRole('button', { name: 'Previous image' }).click();
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    await cover.click();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(cover).toBeFocused();
    await cover.click();
    await box.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('what an image shows is changed', async () => {
    await overlayEntryLeft(page);
    await page.goto(PATHS.portfolio);
    await page.getByRole('button', { name: `Edit ${NEW_TITLE}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit work' });
    await expect(dialog.getByLabel('What does image 1 show?')).toHaveValue(ALT);
    await dialog.getByLabel('What does image 1 show?').fill(NEW_ALT);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: NEW_TITLE }).click();
    await expect(page.getByRole('img', { name: NEW_ALT })).toBeVisible();
  });

  await test.step('on the public page it is seen without sign-in, opens large, and is the preview of links', async () => {
    await page.goto(PATHS.user);
    await page.getByRole('switch', { name: 'Public page' }).click();
    const address = String(await page.getByRole('link', { name: 'your public page' }).getAttribute('href'));
    await stranger.goto(address);
    await stranger.getByRole('button', { name: NEW_ALT }).click();
    const box = stranger.getByRole('dialog', { name: NEW_TITLE });
    await expect(box.getByText('1 of 2')).toBeVisible();
    await stranger.keyboard.press('Escape');
    await expect(box).toBeHidden();
    expect(await accessFaults(stranger)).toEqual([]);
    const html = await (await request.get(address)).text();
    const [, preview = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const image = await request.get(preview);
    expect([image.status(), image.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  await test.step('a second work is put behind it by keyboard, and dragged to the front', async () => {
    await overlayEntryLeft(page);
    await page.goto(PATHS.portfolio);
    await page.getByRole('button', { name: 'Add work' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add work' });
    await dialog.getByLabel('Title').fill(SECOND);
    await dialog.getByLabel('Description').fill('Four pages, two languages');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText([SECOND, NEW_TITLE]);
    // Of a square image and of none.
    const ratios = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { width, height } = card.children[0]?.getBoundingClientRect() ?? new DOMRect();
          return (width / height).toFixed(2);
        }),
      );
    expect(ratios).toEqual(['1.33', '1.33']);
    const saved = () => page.waitForResponse(/portfolios\/order/);
    const back = page.getByRole('button', { name: `Move ${SECOND} back` });
    await back.focus();
    await Promise.all([saved(), page.keyboard.press('Enter')]);
    await expect(titles).toHaveText([NEW_TITLE, SECOND]);
    await expect(back).toBeFocused();
    await Promise.all([
      saved(),
      page
        .getByRole('listitem')
        .filter({ hasText: SECOND })
        .dragTo(page.getByRole('listitem').filter({ hasText: NEW_TITLE })),
    ]);
    await expect(titles).toHaveText([SECOND, NEW_TITLE]);
    await Promise.all([saved(), page.getByRole('button', { name: `Move ${NEW_TITLE} forward` }).click()]);
    await page.reload();
    await expect(titles).toHaveText([NEW_TITLE, SECOND]);
    await page.getByRole('button', { name: `Remove ${SECOND}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(titles).toHaveText([NEW_TITLE]);
  });

  await test.step('it is removed for good', async () => {
    await page.goto(PATHS.portfolio);
    await page.getByRole('button', { name: `Remove ${NEW_TITLE}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your work is no longer visible')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You have not added any work yet')).toBeVisible();
  });
});
