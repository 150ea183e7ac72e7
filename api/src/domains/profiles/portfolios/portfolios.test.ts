import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import type { Body, Reply } from '@metier/contract/operations';
import sharp from 'sharp';
import { manyScans } from '../../../platform/images/testing/many-scans.ts';
import { createTestApp, marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';

const HOUR = 3_600;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const TEXTS = { title: 'Signs', description: 'Signs for a bakery', links: ['https://felix.example/signs'] };
let felix: TestPerson;
let photo: Blob;

const { app, customer } = await marketplace();
beforeAll(async () => {
  photo = await picture(120, 80);
});
beforeEach(async () => {
  felix = await newPerson(app, 'freelancer');
});

async function picture(width: number, height: number): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

type Change = Partial<Body<'POST /api/freelancers/portfolios'>>;
const add = (change: Change = {}, who = felix) =>
  who.send('POST /api/freelancers/portfolios', { body: { ...TEXTS, images: [photo], ...change } });
const edit = (portfolio_id: string, change: Partial<Body<'PUT /api/freelancers/portfolios'>>, who = felix) =>
  who.send('PUT /api/freelancers/portfolios', { body: { portfolio_id, ...TEXTS, ...change } });
const remove = (id: string, who = felix) => who.send('DELETE /api/freelancers/portfolios', { query: { id } });
const order = (ids: readonly string[], who = felix) =>
  who.send('PUT /api/freelancers/portfolios/order', { body: { ids: [...ids] } });
const shownTo = (who: TestPerson, id = felix.id) =>
  who.send('GET /api/freelancers/portfolios', { query: { id } });
const titles = async () => (await shownTo(customer)).body.portfolios.map(({ title }) => title);
const fetched = (path = '') => app.server.inject(path);

describe('a piece of work', () => {
  test('is shown to everybody signed in, on its own and in the list, newest first', async () => {
    const { portfolio } = (await add()).body;
    expect(portfolio).toMatchObject({
      ...TEXTS,
      freelancer_id: felix.id,
      images: [{ width: 120, height: 80 }],
    });
    await app.advance(1);
    await add({ title: 'Newer', links: [], images: [] });
    for (const viewer of [
      felix,
      customer,
      await newPerson(app, 'freelancer', 'Fiona'),
      await newPerson(app, 'manager'),
    ]) {
      expect((await shownTo(viewer)).body).toMatchObject({
        portfolios: [{ title: 'Newer' }, portfolio],
        total: 2,
      });
      const alone = await viewer.call('GET /api/freelancers/portfolio', {
        query: { portfolio_id: portfolio.id },
      });
      expect(alone).toEqual({ portfolio });
    }
  });

  test('has small images of one shape, which an image of before there were any has as it is', async () => {
    const { portfolio } = (await add({ images: [await picture(900, 300)] })).body;
    const [image] = portfolio.images;
    expect(image).toMatchObject({ width: 900, height: 300 });
    const sizeOf = async (path = '') => {
      const { width, height } = await sharp((await fetched(path)).rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf(image?.small)).toEqual([480, 360]);
    await app.db.updateTable('portfolio_images').set({ small: null }).execute();
    expect(await sizeOf(image?.small)).toEqual([900, 300]);
  });

  test('is on the card of its freelancer by its cover, at most three in their order', async () => {
    const images = [photo, await picture(20, 20)];
    const works = [];
    for (const change of [{}, { images: [] }, { images, cover_file: 1 }, {}, {}]) {
      works.push((await add(change)).body.portfolio);
      await app.advance(1);
    }
    const team = { query: { freelancer_id: felix.id, favorite: 1 } } as const;
    await customer.call('PUT /api/my_freelancers/favorite', team);
    const covers = works.toReversed().flatMap(({ images: [cover] }) => (cover ? [cover.small] : []));
    const { freelancers } = await customer.call('GET /api/my_freelancers', { query: { id: customer.id } });
    expect(freelancers.find(({ id }) => id === felix.id)?.covers).toEqual(covers.slice(0, 3));
  });

  test('keeps the order of its images', async () => {
    const images = await Promise.all([10, 20, 30].map((width) => picture(width, 10)));
    const { portfolio } = (await add({ images })).body;
    expect(portfolio.images.map(({ width }) => width)).toEqual([10, 20, 30]);
  });

  test('can be changed: texts replaced, images removed and added', async () => {
    const { portfolio } = (await add({ images: [photo, await picture(20, 20)] })).body;
    const [first, second] = portfolio.images;
    const changed = await edit(portfolio.id, {
      title: 'Better signs',
      remove_images: [first?.id ?? ''],
      images: [await picture(30, 30)],
    });
    expect(changed.body.portfolio).toMatchObject({ title: 'Better signs', images: [second, { width: 30 }] });
    expect((await fetched(first?.path)).statusCode).toBe(404);
  });

  test('has alternative texts of its images, which can be changed', async () => {
    const alts = ({ body }: { body: Reply<'PUT /api/freelancers/portfolios'> }) =>
      body.portfolio.images.map(({ alt }) => alt);
    expect(alts(await add())).toEqual(['']);
    const added = await add({ images: [photo, photo], alts: ['A sign', ''] });
    expect(alts(added)).toEqual(['A sign', '']);
    const { id, images } = added.body.portfolio;
    const [first = '', second = ''] = images.map((image) => image.id);
    const other = (await add({ alts: ['Of another work'] })).body.portfolio;
    const kept_images = [second, other.images[0]?.id ?? ''];
    const changed = await edit(id, {
      kept_images,
      kept_alts: ['A door', 'Not mine'],
      images: [photo],
      alts: ['A bag 👩‍🎨'],
    });
    expect(alts(changed)).toEqual(['A sign', 'A door', 'A bag 👩‍🎨']);
    expect(alts(await edit(id, { kept_images: [first], kept_alts: [''] }))).toEqual([
      '',
      'A door',
      'A bag 👩‍🎨',
    ]);
    expect((await shownTo(customer)).body.portfolios.find((work) => work.id === other.id)?.images).toEqual(
      other.images,
    );
  });

  test.each<[string, Partial<Body<'PUT /api/freelancers/portfolios'>>, object]>([
    ['too long', { kept_images: [NOBODY], kept_alts: ['x'.repeat(201)] }, { kept_alts: 'tooLong' }],
    ['of two lines', { kept_images: [NOBODY], kept_alts: ['A\nsign'] }, { kept_alts: 'format' }],
    ['blank', { kept_images: [NOBODY], kept_alts: [' '] }, { kept_alts: 'format' }],
    ['without their images', { kept_alts: ['A sign'] }, { kept_alts: 'format' }],
    ['without a file', { alts: ['A sign'] }, { alts: 'format' }],
  ])('refuses alternative texts that are %s', async (_, change, details) => {
    const { portfolio } = (await add()).body;
    const refused = await edit(portfolio.id, { title: 'New', ...change });
    expect(refused).toMatchObject({ status: 400, error: { code: 1000, details } });
    expect(await titles()).toEqual(['Signs']);
  });

  test('is shown in the order that its freelancer sets, and a new one first', async () => {
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      ids.push((await add({ title, images: [] })).body.portfolio.id);
      await app.advance(1);
    }
    const [one = '', two = '', three = ''] = ids;
    expect(await titles()).toEqual(['Three', 'Two', 'One']);
    expect((await order([two, three, one])).status).toBe(200);
    expect(await titles()).toEqual(['Two', 'Three', 'One']);
    await add({ title: 'Four', images: [] });
    expect(await titles()).toEqual(['Four', 'Two', 'Three', 'One']);
    expect((await remove(two)).status).toBe(200);
    expect(await titles()).toEqual(['Four', 'Three', 'One']);
  });

  test('is ordered only by the ids of exactly the own works', async () => {
    const [one, two] = await Promise.all([add({ images: [] }), add({ images: [] })]);
    const [first, second] = [one.body.portfolio.id, two.body.portfolio.id];
    const fiona = await newPerson(app, 'freelancer', 'Fiona');
    const { portfolio: foreign } = (await add({ title: 'Hers', images: [] }, fiona)).body;
    for (const ids of [[first], [first, second, foreign.id], [first, foreign.id], [], [first, NOBODY]])
      expect((await order(ids)).error).toMatchObject({ code: 1006, details: { reason: 'other_works' } });
    expect((await order([first, first])).error).toMatchObject({ code: 1000 });
    expect((await order([foreign.id], felix)).error?.code).toBe(1006);
    expect((await order([], customer)).error?.code).toBe(1002);
    await order([second, first]);
    expect((await shownTo(customer)).body.portfolios.map(({ id }) => id)).toEqual([second, first]);
  });

  test('has the cover that its freelancer chooses, an old or a new image, and else the first', async () => {
    const images = await Promise.all([10, 20, 30].map((width) => picture(width, 10)));
    const widths = ({ body }: { body: Reply<'PUT /api/freelancers/portfolios'> }) =>
      body.portfolio.images.map(({ width }) => width);
    const added = await add({ images, cover_file: 1 });
    expect(widths(added)).toEqual([20, 10, 30]);
    const { id, images: shown } = added.body.portfolio;
    const [twenty, , thirty] = shown;
    expect(widths(await edit(id, { cover: thirty?.id ?? '' }))).toEqual([30, 10, 20]);
    expect(widths(await edit(id, {}))).toEqual([30, 10, 20]);
    expect(widths(await edit(id, { images: [await picture(40, 10)], cover_file: 0 }))).toEqual([
      40, 10, 20, 30,
    ]);
    const removed = await edit(id, { cover: twenty?.id ?? '', remove_images: [thirty?.id ?? ''] });
    expect(widths(removed)).toEqual([20, 10, 40]);
    expect(widths(await edit(id, { remove_images: [twenty?.id ?? ''] }))).toEqual([10, 40]);
  });

  test('has no cover but one of its images', async () => {
    const { portfolio } = (await add()).body;
    const { portfolio: other } = (await add({ title: 'Other' })).body;
    const image = portfolio.images[0]?.id ?? '';
    for (const change of [
      { cover: other.images[0]?.id ?? '' },
      { cover: NOBODY },
      { cover: image, remove_images: [image] },
    ])
      expect((await edit(portfolio.id, { title: 'New', ...change })).error).toMatchObject({
        code: 1000,
        details: { cover: 'format' },
      });
    for (const refused of [
      await edit(portfolio.id, { title: 'New', images: [photo], cover_file: 1 }),
      await add({ title: 'New', images: [photo], cover_file: 1 }),
    ])
      expect(refused.error).toMatchObject({ code: 1000, details: { cover_file: 'format' } });
    expect(await titles()).toEqual(['Other', 'Signs']);
    expect((await shownTo(customer)).body.portfolios[1]?.images[0]?.id).toBe(image);
  });

  test('can be deleted with its images', async () => {
    const { portfolio } = (await add()).body;
    expect((await remove(portfolio.id)).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect((await fetched(portfolio.images[0]?.path)).statusCode).toBe(404);
    expect(await remove(portfolio.id)).toMatchObject({ status: 404, error: { code: 1005 } });
  });

  test('can be changed by its freelancer only', async () => {
    const { portfolio } = (await add()).body;
    const fiona = await newPerson(app, 'freelancer', 'Fiona');
    for (const refused of [
      await edit(portfolio.id, { title: 'Mine' }, fiona),
      await remove(portfolio.id, fiona),
    ])
      expect(refused).toMatchObject({ status: 404, error: { code: 1005 } });
    for (const other of [customer, await newPerson(app, 'manager')]) {
      for (const refused of [
        await add({}, other),
        await edit(portfolio.id, {}, other),
        await remove(portfolio.id, other),
      ])
        expect(refused).toMatchObject({ status: 403, error: { code: 1002 } });
    }
    expect(await titles()).toEqual(['Signs']);
  });

  test('does not exist for unknown ids and for other roles', async () => {
    for (const id of [customer.id, NOBODY]) expect((await shownTo(customer, id)).error?.code).toBe(1005);
    const query = { portfolio_id: NOBODY };
    expect((await customer.send('GET /api/freelancers/portfolio', { query })).error?.code).toBe(1005);
  });

  test('is one of twelve at most, also when added concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => add({ images: [] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.portfolio.works);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: 1006 });
  });
});

describe('an image', () => {
  test('is served with its type, immutable, without signing in', async () => {
    const { portfolio } = (await add()).body;
    const { statusCode, headers, rawPayload } = await fetched(portfolio.images[0]?.path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 });
  });

  test.each<[string, () => Promise<Change> | Change, object]>([
    ['is no image', () => ({ images: [photo, new Blob(['<svg/>'])] }), { images: 'format' }],
    [
      'is too large a file',
      () => ({ images: [new Blob([new Uint8Array(LIMITS.portfolio.imageBytes + 1)])] }),
      { images: 'tooLarge' },
    ],
    ['has too many pixels', async () => ({ images: [await picture(8_000, 6_000)] }), { images: 'tooLarge' }],
    [
      'is a JPEG of 60,000 scans',
      async () => ({ images: [new Blob([new Uint8Array(await manyScans(5_000, 60_000))])] }),
      { images: 'tooSlow' },
    ],
    ['is a text', () => ({ images: ['photo.jpg'] }) as never, { images: 'type' }],
    ['stands in the place of a text', () => ({ title: photo }) as never, { title: 'type' }],
    ['has an unknown name', () => ({ avatar: photo }) as never, { avatar: 'type' }],
    ['comes with a blank title', () => ({ title: ' ' }), { title: 'required' }],
    ['comes with a bad link', () => ({ links: ['javascript:alert(1)'] }), { links: 'format' }],
  ])('that %s is refused, and nothing is kept', async (_, change, details) => {
    const refused = await add(await change());
    expect(refused).toMatchObject({ status: 400, error: { code: 1000, details } });
    expect(await titles()).toEqual([]);
  });

  test('is one of six at most', async () => {
    const many = await add({ images: Array.from({ length: 7 }, () => photo) });
    expect(many).toMatchObject({ status: 413, error: { code: 1000 } });
    const { portfolio } = (await add({ images: Array.from({ length: 6 }, () => photo) })).body;
    const more = await edit(portfolio.id, { title: 'More', images: [photo] });
    expect(more.error).toMatchObject({ code: 1000, details: { images: 'tooLong' } });
    expect(await titles()).toEqual(['Signs']);
  });
});

test('an image that takes longer than its deadline is refused', async () => {
  const strict = await createTestApp({ drawingMs: 1 });
  const refused = await add({ images: [await picture(4_000, 4_000)] }, await newPerson(strict, 'freelancer'));
  expect(refused).toMatchObject({ status: 400, error: { code: 1000, details: { images: 'tooSlow' } } });
  await strict.close();
});

test('forms are limited to sixty an hour, because re-encoding images is expensive', async () => {
  const strict = await createTestApp({ limitFactor: 1 });
  const eager = await newPerson(strict, 'freelancer');
  const codes = [];
  for (let count = 1; count <= 61; count += 1) {
    const { error } = await edit(NOBODY, {}, eager);
    codes.push(error?.code);
  }
  expect([codes.at(-2), codes.at(-1)]).toEqual([1005, 1008]);
  await strict.advance(HOUR);
  expect((await edit(NOBODY, {}, eager)).error?.code).toBe(1005);
  await strict.close();
});
