import { beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_VERIFICATION_PATH, VERIFICATION_PARTS, type VerificationPart } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const EVIDENCE = { links: ['https://felix.example/imprint'], contacts: 'felix@post.example' };
const REASON = 'The page names somebody else.';
let felix: TestPerson;

const { app, manager, customer } = await marketplace();
beforeEach(async () => {
  felix = await newPerson(app, 'freelancer');
});

const add = (who: TestPerson, contacts = EVIDENCE.contacts) =>
  who.send('POST /api/freelancers/verification/links', { query: {}, body: { ...EVIDENCE, contacts } });
const remove = (who: TestPerson, link_id: string) =>
  who.send('DELETE /api/freelancers/verification/links', { query: { link_id } });
const linksSeenBy = (who: TestPerson) =>
  who.send('GET /api/freelancers/verification/links', { query: { freelancer_id: felix.id } });
const decide = (decision: 'approve' | 'reject', reason?: string) =>
  manager.send('POST /api/manager/verifications', {
    body: { freelancer_id: felix.id, decision, ...(reason !== undefined && { reason }) },
  });
const status = async () => (await linksSeenBy(felix)).body.verification.status;
const requestOf = async ({ id }: TestPerson) =>
  (await manager.call('GET /api/manager/verifications', { query: {} })).verifications.find(
    ({ freelancer }) => freelancer.id === id,
  );
const isVerified = async () =>
  (await customer.call('GET /api/freelancers/profile', { query: { id: felix.id } })).profile.verified;

describe('the links of a freelancer', () => {
  test('can be read by them and managers, with the status of the verification', async () => {
    expect((await linksSeenBy(felix)).body).toEqual({
      links: [],
      verification: { status: 'none', reason: null, decided_at: null, submitted_at: null },
    });
    const { link } = (await add(felix)).body;
    expect(link).toMatchObject(EVIDENCE);
    for (const viewer of [felix, manager]) {
      expect((await linksSeenBy(viewer)).body).toMatchObject({
        links: [link],
        verification: { status: 'submitted' },
      });
    }
  });

  test('cannot be read by others', async () => {
    const fiona = await newPerson(app, 'freelancer', 'Fiona');
    const { link } = (await add(felix)).body;
    expect(await linksSeenBy(fiona)).toMatchObject({ status: 404, error: { code: 1005 } });
    expect(await remove(fiona, link.link_id)).toMatchObject({ error: { code: 1005 } });
    const inHisName = await fiona.send('POST /api/freelancers/verification/links', {
      query: { freelancer_id: felix.id },
      body: EVIDENCE,
    });
    expect(inHisName).toMatchObject({ error: { code: 1005 } });
    for (const answer of [await linksSeenBy(customer), await add(customer), await add(manager)])
      expect(answer).toMatchObject({ status: 403, error: { code: 1002 } });
    expect((await linksSeenBy(felix)).body.links).toEqual([link]);
  });

  test.each([
    [{ links: [] }, { links: 'required' }],
    [{ links: ['javascript:alert(1)'] }, { links: 'format' }],
    [{ contacts: ' ' }, { contacts: 'required' }],
    [{ status: 'approved' }, { status: 'unknown' }],
  ])('with %j are refused', async (change, details) => {
    const body = { ...EVIDENCE, ...change };
    const refused = await felix.send('POST /api/freelancers/verification/links', { query: {}, body });
    expect(refused.error).toMatchObject({ code: 1000, details });
    expect(await status()).toBe('none');
  });

  test('are ten at most, also when added concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => add(felix, `mail ${index}`)));
    expect(answers.filter((answer) => answer.error?.code === 1006)).toHaveLength(1);
    expect((await linksSeenBy(felix)).body.links).toHaveLength(10);
  });

  test('can all be removed: no verification is left', async () => {
    const { link } = (await add(felix)).body;
    await decide('approve');
    expect((await remove(felix, link.link_id)).body.verification.status).toBe('none');
    expect([await status(), await isVerified()]).toEqual(['none', false]);
    expect(await remove(felix, link.link_id)).toMatchObject({ error: { code: 1005 } });
  });
});

describe('a decision', () => {
  test('approves: the freelancer is notified, and everybody sees it', async () => {
    await add(felix);
    expect((await decide('approve')).status).toBe(200);
    expect([await status(), await isVerified()]).toEqual(['approved', true]);
    expect((await app.mailbox(felix.email))[0]?.subject).toBe('Your profile is verified');
  });

  test('rejects with a reason, which the freelancer can read; new links request it again', async () => {
    await add(felix);
    expect((await decide('reject')).error).toMatchObject({ code: 1000, details: { reason: 'required' } });
    expect(await status()).toBe('submitted');
    await decide('reject', REASON);
    expect((await linksSeenBy(felix)).body.verification).toMatchObject({
      status: 'rejected',
      reason: REASON,
    });
    const told = (await app.mailbox(felix.email))[0]?.text;
    expect(told).toContain(REASON);
    expect(told).toContain(`${OWN_VERIFICATION_PATH}\n`);
    await add(felix);
    expect((await linksSeenBy(felix)).body.verification).toMatchObject({ status: 'submitted', reason: null });
  });

  test('is invalidated by new links, until another decision', async () => {
    await add(felix);
    await decide('approve');
    await add(felix);
    expect([await status(), await isVerified()]).toEqual(['submitted', false]);
  });

  test('is about the links that the manager was shown', async () => {
    await add(felix);
    const shown = await requestOf(felix);
    await app.advance(1);
    await add(felix);
    const latest = (await linksSeenBy(manager)).body.verification.submitted_at;
    expect(latest).toBe((await requestOf(felix))?.submitted_at);
    expect(latest).not.toBe(shown?.submitted_at);
    const body = { freelancer_id: felix.id, submitted_at: String(shown?.submitted_at) };
    for (const decision of [{ decision: 'approve' }, { decision: 'reject', reason: REASON }] as const)
      expect(
        await manager.send('POST /api/manager/verifications', { body: { ...body, ...decision } }),
      ).toMatchObject({ error: { code: 1006, details: { status: 'submitted' } } });
    expect([await status(), await isVerified()]).toEqual(['submitted', false]);
    const now = await requestOf(felix);
    const again = { ...body, decision: 'approve', submitted_at: String(now?.submitted_at) } as const;
    expect(await manager.send('POST /api/manager/verifications', { body: again })).toMatchObject({
      status: 200,
    });
    expect(await isVerified()).toBe(true);
  });

  test('is made once by two concurrent managers', async () => {
    expect(await decide('approve')).toMatchObject({ status: 404, error: { code: 1005 } });
    await add(felix);
    const answers = await Promise.all([decide('approve'), decide('reject', REASON)]);
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: 1006 });
  });

  test.each([
    ['customer', () => customer],
    ['freelancer', () => felix],
  ])('is refused for a %s', async (_, who) => {
    await add(felix);
    const body = { freelancer_id: felix.id, decision: 'approve' } as const;
    for (const answer of [
      await who().send('POST /api/manager/verifications', { body }),
      await who().send('GET /api/manager/verifications', { query: {} }),
    ])
      expect(answer).toMatchObject({ status: 403, error: { code: 1002 } });
    expect(await status()).toBe('submitted');
  });
});

test('the queue has the longest waiting first, then the latest decisions, each with links and contract', async () => {
  const list = (query: { status?: VerificationPart[] } = {}) =>
    manager.call('GET /api/manager/verifications', { query });
  await add(felix);
  const { link } = (await add(felix, 'by phone')).body;
  const { verifications, total } = await list({ status: ['submitted'] });
  expect(verifications).toEqual(
    verifications.toSorted((one, other) => one.submitted_at.localeCompare(other.submitted_at)),
  );
  const { id, first_name, last_name, email } = felix;
  expect(verifications.at(-1)).toMatchObject({
    freelancer: { id, first_name, last_name },
    email,
    status: 'submitted',
    links: [EVIDENCE, link],
    contract_status: 'offered',
  });
  await felix.call('POST /api/freelancers/contract', { body: { accept: 1 } });
  expect((await list({ status: ['submitted'] })).verifications.at(-1)?.contract_status).toBe('accepted');
  await decide('approve');
  expect((await list({ status: ['submitted'] })).total).toBe(total - 1);
  const [latest] = (await list({ status: ['approved'] })).verifications;
  expect(latest?.freelancer.id).toBe(felix.id);
  for (const part of VERIFICATION_PARTS) {
    const { counts, total: number } = await list({ status: [part] });
    expect(counts).toEqual((await list()).counts);
    expect(counts?.[part]).toBe(number);
  }
  const statuses = (await list()).verifications.map((row) => row.status);
  expect(statuses.lastIndexOf('submitted')).toBeLessThan(statuses.indexOf('approved'));
});
