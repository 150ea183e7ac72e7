import { expect, test } from '@jest/globals';
import { ReportCounter } from './report-counter.ts';
import { parseReports, type Reports } from './report-schema.ts';

const NOW = 1000;
const CUSTOMER = { app: 'customer', release: 'c1' };
const all = () => true;

const happened = (kind: 'answered' | 'shown' | 'failed' | 'load' | 'render' | 'runtime') => ({
  ...CUSTOMER,
  kind,
});
const reports = (...events: Reports['events']): Reports => ({ minute: NOW, events });
const taken = (counter: ReportCounter, now = NOW) =>
  counter.takeChanged(now).map(({ minute, counts }) => ({ minute, ...counts['customer/c1'] }));

test('pages, answers and failures count for the minute in which the page was sent', () => {
  const counter = new ReportCounter();
  counter.countPage(NOW, undefined, [CUSTOMER]);
  counter.countPage(NOW, undefined, [CUSTOMER]);
  counter.countReports(reports(happened('answered'), happened('shown')), undefined, all, NOW + 1);
  counter.countReports(reports(happened('render'), happened('failed')), undefined, all, NOW + 1);
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 2, answered: 1, shown: 1, render: 1 }]);
  expect(taken(counter)).toEqual([]);
});

test('each visitor counts once, however many pages and reports there are', () => {
  const counter = new ReportCounter();
  for (const visitor of [1, 1, 2]) {
    counter.countPage(NOW, visitor, [CUSTOMER]);
    counter.countReports(reports(happened('answered'), happened('failed')), visitor, all, NOW);
  }
  expect(taken(counter)).toEqual([
    { minute: NOW, sent: 3, answered: 3, visitorsSent: 2, visitorsAnswered: 2, visitorsFailed: 2 },
  ]);
});

test('the first failure of a visitor is returned, with its release', () => {
  const counter = new ReportCounter();
  const failedFor = (visitor?: number) =>
    counter.countReports(reports(happened('render'), happened('failed')), visitor, all, NOW);
  expect([failedFor(1), failedFor(1), failedFor(2), failedFor()]).toMatchObject([
    [CUSTOMER],
    [],
    [CUSTOMER],
    [],
  ]);
});

test('a change of shares resets the counted visitors', () => {
  const counter = new ReportCounter();
  for (const shares of ['customer 10', 'customer 10', 'customer 50']) {
    counter.useShares(shares);
    counter.countPage(NOW, 1, [CUSTOMER]);
  }
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 3, visitorsSent: 2 }]);
});

test('vitals are counted by rating', () => {
  const counter = new ReportCounter();
  const measured = (kind: 'lcp' | 'cls' | 'inp', value: number) => ({ ...CUSTOMER, kind, value });
  const events = [
    measured('lcp', 2500),
    measured('lcp', 2501),
    measured('lcp', 4001),
    measured('cls', 0.1),
    measured('cls', 0.2),
    measured('inp', 501),
  ];
  counter.countReports(reports(...events), undefined, all, NOW);
  expect(taken(counter)).toEqual([
    { minute: NOW, lcpGood: 1, lcpFair: 1, lcpPoor: 1, clsGood: 1, clsFair: 1, inpPoor: 1 },
  ]);
});

test('releases that are not served are not counted', () => {
  const counter = new ReportCounter();
  const events = reports(happened('shown'), { app: 'customer', release: 'old', kind: 'shown' });
  counter.countReports(events, undefined, ({ release }) => release === 'c1', NOW);
  expect(counter.takeChanged(NOW)).toEqual([{ minute: NOW, counts: { 'customer/c1': { shown: 1 } } }]);
});

test.each([NOW - 100, NOW + 1])('reports of a page of minute %s count for the current minute', (minute) => {
  const counter = new ReportCounter();
  counter.countReports({ minute, events: [happened('shown')] }, undefined, all, NOW);
  expect(taken(counter)).toEqual([{ minute: NOW, shown: 1 }]);
});

test('closed minutes are removed; a minute that could not be written is returned again', () => {
  const counter = new ReportCounter();
  counter.countPage(NOW, undefined, [CUSTOMER]);
  taken(counter);
  counter.putBack(NOW);
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 1 }]);
  taken(counter, NOW + 100);
  counter.putBack(NOW);
  expect(taken(counter, NOW + 100)).toEqual([]);
});

const GOOD = { minute: 1, events: [{ app: 'customer', release: 'c1', kind: 'shown' }] };
test('a batch of reports is valid', () => expect(parseReports(GOOD)).toEqual(GOOD));

const event = (changes: object) => ({ ...GOOD, events: [{ ...GOOD.events[0], ...changes }] });
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', '{}'],
  ['no events', { ...GOOD, events: [] }],
  ['too many', { ...GOOD, events: Array.from({ length: 41 }, () => GOOD.events[0]) }],
  ['another kind', event({ kind: 'message' })],
  ['an additional URL', event({ url: '/app/projects/4711' })],
  ['an additional message', { ...GOOD, message: 'x' }],
  ['a long name', event({ app: 'x'.repeat(65) })],
  ['a vital without a value', event({ kind: 'lcp' })],
  ['a vital below 0', event({ kind: 'lcp', value: -1 })],
  ['a value without a vital', event({ value: 1 })],
  ['half a minute', { ...GOOD, minute: 0.5 }],
])('%s is invalid', (_what, body) => expect(parseReports(body)).toBeUndefined());
