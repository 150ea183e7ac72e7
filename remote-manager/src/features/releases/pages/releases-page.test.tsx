import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { POLL_MS } from '@metier/shared-kit/query';
import { act, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { OWN_PATHS } from '../../../paths.ts';
import { showToManager } from '../../../testing/show.tsx';
import type { ReleaseCounts, ReleasedApp } from '../releases.api.ts';
import { Page } from './releases-page.tsx';

const server = fakeServer();
const { reply: overview } = examples['GET /api/manager/releases'];
const { reply: history } = examples['GET /api/manager/releases/history'];
const CUSTOMER = overview.apps[0] as ReleasedApp;
const SINCE = { since: '2026-03-02T09:00:00.000Z', by: 'Ada', why: '' };
const LIVE = '1f0c9a62b7de';
const EARLIER = '83d4e0b19c57';
const CANARY = 'c52a7d90e1f4';

const answer = (...apps: ReleasedApp[]) => server.answers('GET /api/manager/releases', { ...overview, apps });
const show = (query = '', language: 'en' | 'de' = 'en') =>
  showToManager(<Page />, OWN_PATHS.releases + query, { route: OWN_PATHS.releases, styled: true, language });
const cardOf = async (app: string) => within(await screen.findByRole('region', { name: app }));

beforeEach(() => {
  sessionStorage.clear();
  answer(CUSTOMER);
  server.answers('GET /api/manager/releases/history', history);
});

describe('an app', () => {
  test('shows the live release and the canary, by whom and why, with figures', async () => {
    await show();
    const card = await cardOf('customer');
    expect(card.getByText(LIVE)).toBeVisible();
    expect(card.getAllByText(/by Ada Kern <ada@metier.example>/)).toHaveLength(2);
    expect(card.getByText(/A price list for teams/)).toBeVisible();
    expect(card.getByText(CANARY)).toBeVisible();
    expect(card.getByText('10% of visitors')).toBeVisible();
    expect(card.getByText(/Raised to 50%, 100% after 10 minutes each/)).toBeVisible();
    expect(card.getByText('375')).toBeVisible();
    expect(card.getByText('2 (5.3 per 1,000)')).toBeVisible();
    const table = await card.findByRole('table', { name: 'customer: Failures' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  test('shows another measure, which is in the URL', async () => {
    await show('?chart=lcp');
    const card = await cardOf('customer');
    const table = await card.findByRole('table', { name: 'customer: Fast loading (LCP)' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['93%', '95%']);
  });

  test('has a chart of the shares that live and canary have of the pages shown', async () => {
    const canary = { ...CUSTOMER.counts.live, shown: [50, 0] } as ReleaseCounts;
    const live = { ...CUSTOMER.counts.live, shown: [150, 0] } as ReleaseCounts;
    answer({ ...CUSTOMER, counts: { live, canary } });
    await show('?chart=share');
    const card = await cardOf('customer');
    const table = await card.findByRole('table', { name: 'customer: Share of pages shown' });
    const [first] = within(table).getAllByRole('row').slice(1);
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['75%', '25%']);
  });

  test('that others have released meanwhile is updated without a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await show();
      await cardOf('customer');
      answer(CUSTOMER, { ...CUSTOMER, app: 'auth' });
      await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
      expect(await screen.findByRole('region', { name: 'auth' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('without figures, without rollback target, or withdrawn says so', async () => {
    const quiet = { ...CUSTOMER.counts.live, load: [0, 0], runtime: [0, 0] } as ReleaseCounts;
    const alone = { ...CUSTOMER, canary: null, rollback_to: null, counts: { live: null, canary: null } };
    answer(
      { ...alone, app: 'shell', held: [] },
      { ...alone, app: 'auth', held: [EARLIER], counts: { live: quiet, canary: null } },
      { ...alone, app: 'customer', live: null, held: [LIVE, EARLIER] },
    );
    await show();
    const shell = await cardOf('shell');
    expect(shell.getByText('No data from the last 24 hours.')).toBeVisible();
    expect(shell.getByText('There is no earlier release to go back to.')).toBeVisible();
    const auth = await cardOf('auth');
    expect(auth.getByText('Failures: none in the last 24 hours.')).toBeVisible();
    expect(auth.getByText(/^All earlier releases are held back/)).toBeVisible();
    const customer = await cardOf('customer');
    expect(customer.getByText('Withdrawn')).toBeVisible();
    expect(customer.getByText(`Held back: ${LIVE}, ${EARLIER}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
  });
});

describe('a rollback', () => {
  const open = async () => {
    const { person } = await show();
    await person.click(await screen.findByRole('button', { name: 'Roll back customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back customer?' }));
    const rollBack = async (reason: string) => {
      if (reason) await person.type(dialog.getByLabelText('Reason'), reason);
      await person.click(dialog.getByRole('button', { name: 'Roll back' }));
    };
    return { dialog, rollBack };
  };

  test('is sent with the shown releases and a reason, and the page shows the new live release', async () => {
    const sent = server.answers('POST /api/manager/releases/rollback', () => {
      answer({ ...CUSTOMER, live: { ...SINCE, release: EARLIER }, canary: null, rollback_to: null });
      return {};
    });
    const { dialog, rollBack } = await open();
    expect(dialog.getByText(/Everybody gets 83d4e0b19c57 instead of 1f0c9a62b7de/)).toBeVisible();
    expect(dialog.getByText(/The canary c52a7d90e1f4 ends/)).toBeVisible();
    await rollBack('Prices are missing');
    expect(await screen.findByText('customer has been rolled back')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { app: 'customer', live: LIVE, to: EARLIER, reason: 'Prices are missing' },
    ]);
    expect(await screen.findByText(EARLIER)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that the gate would refuse is not offered; the card lists the incompatibilities', async () => {
    const fault = 'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide.';
    answer({ ...CUSTOMER, rollback_faults: [fault] });
    await show();
    const card = await cardOf('customer');
    expect(card.getByText(/^A rollback to 83d4e0b19c57 would be refused/)).toBeVisible();
    expect(card.getByText(fault)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Roll back customer' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Abort canary of customer' })).toBeVisible();
  });

  test('lists incompatibilities in the language of the page; those without a known code as they are', async () => {
    const values = { app: 'customer', path: '/app/team', bytes: 17_408, budget: 16_384 };
    const coded_faults = [
      { text: 'x.ts:1: a compiler' },
      { text: 'a fault of later versions', code: 'later' as 'call', values: {}, canaries: ['shell'] },
      { text: 'heavy', code: 'heavyPage', values },
      {
        text: 'call',
        code: 'call',
        values: { app: 'auth', call: 'GET /api/a' },
        canaries: ['auth', 'shell'],
      },
    ] as const;
    const rollback_faults = coded_faults.map(({ text }) => text);
    answer({ ...CUSTOMER, rollback_faults, coded_faults: [...coded_faults] });
    await show('', 'de');
    const card = await cardOf('customer');
    const listed = card.getAllByRole('listitem').map(({ textContent, lang }) => [textContent, lang]);
    expect(listed).toEqual([
      ['x.ts:1: a compiler', 'en'],
      ['a fault of later versions', 'en'],
      [
        'customer: Die Seite /app/team lädt 17.408 eigene Bytes, erlaubt sind 16.384. Lade bei Bedarf, was sie nicht gleich zeigt (onDemand), oder überlass eine Bibliothek einer Tür des Kits.',
        '',
      ],
      [
        'auth verwendet GET /api/a, was die API nicht hat: Bringe zuerst die API auf den neuen Stand. (Mit dem Canary von auth, shell.)',
        '',
      ],
    ]);
  });

  test('requires a reason', async () => {
    const { dialog, rollBack } = await open();
    await rollBack('');
    expect(await dialog.findByText('This field is required')).toBeVisible();
  });

  test('of a release that is no longer live keeps the reason and says so', async () => {
    server.answers('POST /api/manager/releases/rollback', () => {
      answer({ ...CUSTOMER, live: { ...SINCE, release: CANARY } });
      return refuse('stateChanged', { live: CANARY, canary: null });
    });
    const { dialog, rollBack } = await open();
    await rollBack('Prices are missing');
    expect(await dialog.findByText(/The releases of this app have changed meanwhile/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Prices are missing');
    expect(dialog.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  });

  test('that the gate refuses keeps the reason and lists the incompatibilities', async () => {
    const fault = 'customer lacks texts in de: title. Add them to its de.json.';
    server.answers('POST /api/manager/releases/rollback', refuse('releaseRefused', { faults: [fault] }));
    const { dialog, rollBack } = await open();
    await rollBack('Prices are missing');
    expect(await dialog.findByText(fault)).toBeVisible();
    expect(dialog.getByText(/is not compatible with the other live releases/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Prices are missing');
  });
});

test('a canary is aborted with a reason', async () => {
  const sent = server.answers('POST /api/manager/releases/abort_canary', {});
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Abort canary of customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abort the canary of customer?' }));
  await person.type(dialog.getByLabelText('Reason'), 'Too slow');
  await person.click(dialog.getByRole('button', { name: 'Abort canary' }));
  expect(await screen.findByText('The canary of customer has ended')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ app: 'customer', canary: CANARY, reason: 'Too slow' }]);
});

test('a time of a chart leads to the changes of its app until then', async () => {
  const asked = server.answers('GET /api/manager/releases/history', { ...history, changes: [], total: 0 });
  const { person, currentUrl } = await show();
  const card = await cardOf('customer');
  await person.click(await card.findByRole('button', { name: 'Show as table' }));
  const table = within(await card.findByRole('table', { name: 'customer: Failures' }));
  const [first] = table.getAllByRole('link');
  await person.click(first as HTMLElement);
  const before = new Date(Date.parse(overview.since) + overview.interval_minutes * 60_000).toISOString();
  expect(Object.fromEntries(new URL(currentUrl(), 'http://x').searchParams)).toEqual({
    show: 'history',
    app: 'customer',
    before,
  });
  expect(await screen.findByText('No change matches the filter')).toBeVisible();
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ app: 'customer', before, page: '1' });
  await person.click(screen.getByRole('button', { name: /^Remove.*Before/ }));
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('page=1&app=customer'));
  await person.selectOptions(screen.getByLabelText('App'), 'All');
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('page=1'));
});

test('an address with an impossible app or time shows the whole history', async () => {
  const asked = server.answers('GET /api/manager/releases/history', history);
  await show('?show=history&app=../x&before=noon');
  expect(await screen.findByText(/A price list for teams/)).toBeVisible();
  expect(asked.at(-1)?.query.toString()).toBe('page=1');
});

test('the history shows each change with who, when and why', async () => {
  const [change] = history.changes;
  const asked = server.answers('GET /api/manager/releases/history', {
    changes: [
      {
        ...change,
        number: 15,
        action: 'rollback',
        by: 'Mona Keller (manager 9c4f0b6d)',
        why: 'No prices',
        forced: ['a fault'],
      },
      { ...change, action: 'of later versions' },
    ],
    page: 1,
    pages: 2,
    total: 12,
  } as typeof history);
  const { person } = await show();
  await person.click(await screen.findByRole('tab', { name: 'History' }));
  const [rollback, other] = await screen.findAllByRole('listitem');
  const row = within(rollback as HTMLElement);
  expect(row.getByText('Rollback: No prices')).toBeVisible();
  expect(row.getByText(/Mona Keller \(manager 9c4f0b6d\)/)).toBeVisible();
  expect(row.getByText('Forced: a fault')).toBeVisible();
  expect(row.getByText('No. 15')).toBeVisible();
  expect(row.getByText(EARLIER)).toBeVisible();
  expect(within(other as HTMLElement).getByText(/^of later versions/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(asked.at(-1)?.query.get('page')).toBe('2'));
});

test('what the product wrote into the registry is in the language of the page', async () => {
  const [change] = history.changes;
  const numbers = {
    answered: 3,
    failed: 3,
    silent: 0,
    othersAnswered: 1027,
    othersFailed: 0,
    othersSilent: 1,
  };
  const changes = [
    { by: 'metier (automatic)', code: 'automatic', values: { ...numbers, evidence: 320, limit: 100 } },
    { by: 'metier (schedule)', code: 'schedule', values: { ...numbers, evidence: 1.5, limit: 100 } },
    {
      by: 'Mona Keller (manager 9c4f0b6d)',
      code: 'manager',
      values: { name: 'Mona Keller', id: '9c4f0b6d' },
    },
    { by: 'Ada', code: 'firstRelease', values: {} },
  ].map(({ by, code, values }, index) => ({ ...change, number: index, by, coded: { code, values } }));
  const fault = { text: 'a', code: 'icon', values: { app: 'auth', icon: 'rocket' } };
  server.answers('GET /api/manager/releases/history', {
    ...history,
    changes: changes.map((each) => ({ ...each, forced: ['a'], coded_faults: [fault] })),
  } as typeof history);
  await show('?show=history', 'de');
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/ 3 geantwortet, .* 1\.027 geantwortet, .* 320 .*Metier \(automatisch\)/),
    expect.stringMatching(/ 1,5 \(beendet ab 100\).*Metier \(Zeitplan\)/),
    expect.stringMatching(/A price list for teams.*Mona Keller \(Manager 9c4f0b6d\)/),
    expect.stringMatching(/: erstes Release.*Ada/),
  ]);
  expect(screen.getAllByText(/^Erzwungen: auth verwendet das Symbol rocket, das/)).toHaveLength(4);
});

test('an API without releases says so', async () => {
  server.answers('GET /api/manager/releases', refuse('releasesUnavailable'));
  await show();
  expect(await screen.findByText('Releases are not available here')).toBeVisible();
});
