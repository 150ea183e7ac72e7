import { beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import sharp from 'sharp';
import { manyScans } from '../../../platform/images/testing/many-scans.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
let photo: Blob;
beforeAll(async () => {
  photo = await picture(300, 200);
});

async function picture(width: number, height: number): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { ImageDescription: 'Home address' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

const set = (person: TestPerson, file: Blob = photo) =>
  person.send('POST /api/users/photo', { body: { photo: file } });
const setPhoto = async (person: TestPerson) => {
  const { photo: sizes } = (await set(person)).body;
  if (!sizes) throw new Error('The photo was not saved');
  return sizes;
};
const remove = (person: TestPerson) => person.call('DELETE /api/users/photo', {});
const fetched = (path = '') => app.server.inject(path);
const ownPhoto = async (person: TestPerson) => (await person.call('GET /api/counts', {})).photo;

describe('a photo', () => {
  test('is a square in two sizes without metadata, served immutable and without signing in', async () => {
    const sizes = await setPhoto(customer);
    for (const [path, side] of [
      [sizes.small, 96],
      [sizes.large, 384],
    ] as const) {
      const { statusCode, headers, rawPayload } = await fetched(path);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      const { format, width, height, exif } = await sharp(rawPayload).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'webp', width: side, height: side });
      expect(rawPayload.includes('Home address')).toBe(false);
    }
  });

  test('belongs to people of every role, and to themselves only', async () => {
    const people = [customer, freelancer, manager];
    const own = await Promise.all(people.map(setPhoto));
    expect(new Set(own.map(({ small }) => small)).size).toBe(3);
    expect(await Promise.all(people.map(ownPhoto))).toEqual(own);
    await remove(freelancer);
    expect(await Promise.all(people.map(ownPhoto))).toEqual([own[0], null, own[2]]);
  });

  test('replaced or removed, is not served any more', async () => {
    const first = await setPhoto(customer);
    const second = await setPhoto(customer);
    expect((await fetched(first.small)).statusCode).toBe(404);
    await remove(customer);
    await remove(customer);
    for (const path of [second.small, second.large]) expect((await fetched(path)).statusCode).toBe(404);
  });

  test('is shown with its person: in profiles, lists, responses, invitations, conversations and on the project', async () => {
    const mine = await setPhoto(customer);
    const theirs = await setPhoto(freelancer);
    const project_id = await projectAt('started');
    const { project } = await customer.call('GET /api/projects/project', { query: { project_id } });
    expect([project.customer.photo, project.freelancer?.photo]).toEqual([mine, theirs]);
    const sides = { project_id, freelancer_id: freelancer.id };
    await freelancer.call('POST /api/conversations/messages', { body: { ...sides, text: 'Hello' } });
    const { conversation } = await customer.call('GET /api/conversations/messages', { query: sides });
    const { conversations } = await freelancer.call('GET /api/conversations', { query: {} });
    for (const { customer: one, freelancer: other } of [conversation, conversations[0] ?? conversation])
      expect([one.photo, other.photo]).toEqual([mine, theirs]);
    for (const { profile } of [
      await customer.call('GET /api/freelancer/profile', { query: { user_id: freelancer.id } }),
      await customer.call('GET /api/freelancers/profile', { query: { id: freelancer.id } }),
    ])
      expect(profile.photo).toEqual(theirs);
    const { profile } = await freelancer.call('GET /api/customer/profile', {
      query: { user_id: customer.id },
    });
    expect(profile.photo).toEqual(mine);
    const invited = await projectAt('invited');
    const { invitations } = await customer.call('GET /api/customers/projects/invitations', {
      query: { project_id: invited },
    });
    expect(invitations[0]?.photo).toEqual(theirs);
    const { projects } = await freelancer.call('GET /api/freelancers/open_projects', {
      query: { type: ['all'] },
    });
    expect(projects.find(({ id }) => id === invited)?.customer.photo).toEqual(mine);
  });

  test('is shown with reviews, and to managers', async () => {
    const mine = await setPhoto(customer);
    const project_id = await projectAt('accepted');
    for (const person of [customer, freelancer])
      await person.call('POST /api/reviews', { body: { project_id, stars: 5, text: 'Good' } });
    const { reviews } = await manager.call('GET /api/reviews', { query: { user_id: freelancer.id } });
    const ofProject = await freelancer.call('GET /api/reviews/project', { query: { project_id } });
    for (const { author } of [...reviews, ...ofProject.reviews].filter(
      ({ author: { id } }) => id === customer.id,
    ))
      expect(author.photo).toEqual(mine);
    expect(reviews).toHaveLength(1);
    const { person } = await manager.call('GET /api/manager/people/person', {
      query: { user_id: customer.id },
    });
    expect(person.photo).toEqual(mine);
  });

  test('is shown in the lists and queues of managers, and to the invited', async () => {
    const [mine, theirs] = [await setPhoto(customer), await setPhoto(freelancer)];
    const disputed = await projectAt('disputed');
    await customer.call('POST /api/support/request', { body: { name: 'A photo', description: 'Seen?' } });
    await freelancer.call('POST /api/freelancers/verification/links', {
      query: {},
      body: { links: ['https://freelancer.example'], contacts: 'by mail' },
    });
    const invited = await projectAt('invited');
    const { people } = await manager.call('GET /api/manager/people', { query: {} });
    const { requests } = await manager.call('GET /api/manager/support', { query: {} });
    const { verifications } = await manager.call('GET /api/manager/verifications', { query: {} });
    const { cases } = await manager.call('GET /api/manager/cases', { query: {} });
    const { invitations } = await freelancer.call('GET /api/freelancer/invitations', { query: {} });
    const theCase = cases.find(({ project }) => project.id === disputed)?.project;
    expect(people.find(({ id }) => id === freelancer.id)?.photo).toEqual(theirs);
    expect(requests[0]?.person.photo).toEqual(mine);
    expect(verifications[0]?.freelancer.photo).toEqual(theirs);
    expect([theCase?.customer.photo, theCase?.freelancer?.photo]).toEqual([mine, theirs]);
    expect(invitations.find(({ id }) => id === invited)?.customer.photo).toEqual(mine);
  });

  test('of a freelancer is shown to who chooses one', async () => {
    const iris = await newPerson(app, 'freelancer', 'Iris');
    const theirs = await setPhoto(iris);
    const project_id = await projectAt('paid');
    await iris.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    const { responses } = await customer.call('GET /api/customers/projects/responses', {
      query: { project_id },
    });
    const { freelancers } = await customer.call('GET /api/customer/match', { query: { project_id } });
    expect(responses[0]?.photo).toEqual(theirs);
    expect(freelancers.find(({ id }) => id === iris.id)?.photo).toEqual(theirs);
  });
});

test.each<[string, () => Promise<Blob> | Blob, string]>([
  ['is no image', () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'format'],
  [
    'is cut off',
    async () => new Blob([new Uint8Array(await (await picture(300, 200)).arrayBuffer()).slice(0, 400)]),
    'format',
  ],
  ['is too large', () => new Blob([new Uint8Array(LIMITS.portfolio.imageBytes + 1)]), 'tooLarge'],
  ['has too many pixels', () => picture(8_000, 6_000), 'tooLarge'],
  [
    'is a JPEG of 60,000 scans',
    async () => new Blob([new Uint8Array(await manyScans(5_000, 60_000))]),
    'tooSlow',
  ],
  ['is a text', () => 'photo.jpg' as never, 'type'],
  ['is an empty list', () => [] as never, 'type'],
])('a file that %s is refused, and the photo stays', async (_, file, fault) => {
  const before = await setPhoto(customer);
  const refused = await set(customer, await file());
  expect(refused).toMatchObject({ status: 400, error: { code: 1000, details: { photo: fault } } });
  expect(await ownPhoto(customer)).toEqual(before);
});

test('a photo goes with its account', async () => {
  const iris = await newPerson(app, 'freelancer', 'Iris');
  const { small } = await setPhoto(iris);
  await app.db.deleteFrom('users').where('id', '=', iris.id).execute();
  expect((await fetched(small)).statusCode).toBe(404);
});
