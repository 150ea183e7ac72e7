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

test('pages, answers and failures are counted by the minute in which the page was sent', () => {
  const counter = new ReportCounter();
  counter.sent(NOW, undefined, [CUSTOMER]);
  counter.sent(NOW, undefined, [CUSTOMER]);
  counter.heard(reports(happened('answered'), happened('shown')), undefined, all, NOW + 1);
  counter.heard(reports(happened('render'), happened('failed')), undefined, all, NOW + 1);
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 2, answered: 1, shown: 1, render: 1 }]);
  expect(taken(counter)).toEqual([]);
});

test('each visitor counts once, however often they come, fail and answer', () => {
  const counter = new ReportCounter();
  for (const visitor of [1, 1, 2]) {
    counter.sent(NOW, visitor, [CUSTOMER]);
    counter.heard(reports(happened('answered'), happened('failed')), visitor, all, NOW);
  }
  expect(taken(counter)).toEqual([
    { minute: NOW, sent: 3, answered: 3, visitorsSent: 2, visitorsAnswered: 2, visitorsFailed: 2 },
  ]);
});

test('after a change of shares they count anew', () => {
  const counter = new ReportCounter();
  for (const shares of ['customer 10', 'customer 10', 'customer 50']) {
    counter.useShares(shares);
    counter.sent(NOW, 1, [CUSTOMER]);
  }
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 3, visitorsSent: 2 }]);
});

test('vitals are counted by how good they are', () => {
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
  counter.heard(reports(...events), undefined, all, NOW);
  expect(taken(counter)).toEqual([
    { minute: NOW, lcpGood: 1, lcpFair: 1, lcpPoor: 1, clsGood: 1, clsFair: 1, inpPoor: 1 },
  ]);
});

test('releases that are not served are not counted', () => {
  const counter = new ReportCounter();
  const events = reports(happened('shown'), { app: 'customer', release: 'old', kind: 'shown' });
  counter.heard(events, undefined, ({ release }) => release === 'c1', NOW);
  expect(counter.takeChanged(NOW)).toEqual([{ minute: NOW, counts: { 'customer/c1': { shown: 1 } } }]);
});

test.each([NOW - 100, NOW + 1])('what a page of minute %s tells counts for the present', (minute) => {
  const counter = new ReportCounter();
  counter.heard({ minute, events: [happened('shown')] }, undefined, all, NOW);
  expect(taken(counter)).toEqual([{ minute: NOW, shown: 1 }]);
});

test('minutes that nobody can add to are forgotten; what could not be written is taken again', () => {
  const counter = new ReportCounter();
  counter.sent(NOW, undefined, [CUSTOMER]);
  taken(counter);
  counter.putBack(NOW);
  expect(taken(counter)).toEqual([{ minute: NOW, sent: 1 }]);
  taken(counter, NOW + 100);
  counter.putBack(NOW);
  expect(taken(counter, NOW + 100)).toEqual([]);
});

const GOOD = { minute: 1, events: [{ app: 'customer', release: 'c1', kind: 'shown' }] };
test('what a page sends is taken', () => expect(parseReports(GOOD)).toEqual(GOOD));

const event = (changes: object) => ({ ...GOOD, events: [{ ...GOOD.events[0], ...changes }] });
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', '{}'],
  ['no events', { ...GOOD, events: [] }],
  ['too many', { ...GOOD, events: Array.from({ length: 41 }, () => GOOD.events[0]) }],
  ['another kind', event({ kind: 'message' })],
  ['an address beside', event({ url: '/app/projects/4711' })],
  ['a message beside', { ...GOOD, message: 'x' }],
  ['a long name', event({ app: 'x'.repeat(65) })],
  ['a vital without a value', event({ kind: 'lcp' })],
  ['a vital below 0', event({ kind: 'lcp', value: -1 })],
  ['a value without a vital', event({ value: 1 })],
  ['half a minute', { ...GOOD, minute: 0.5 }],
])('%s is not', (_what, body) => expect(parseReports(body)).toBeUndefined());
