import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Browser } from '@playwright/test';
import AllCallsMade from '../../e2e/src/all-calls-made.ts';
import { callsIn, recordCalls } from '../../e2e/src/made-calls.ts';
import { callsOfScreens } from './calls-of-screens.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAY = 'POST /api/customer/pay';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser whose pages get the responses that a test chooses. */
class SilentBrowser extends EventEmitter {
  readonly asBrowser = this as unknown as Browser;

  openContext() {
    const context = new EventEmitter();
    this.emit('context', context);
    return (call: string, { status = 200, headers = { 'x-request-id': 'id-1' } }: Answer = {}) => {
      const [method, path] = call.split(' ');
      context.emit('response', {
        url: () => `http://localhost:8080${path}?page=1`,
        ok: () => status < 300,
        headers: () => headers,
        request: () => ({ method: () => method }),
      });
    };
  }
}

const events: unknown[] = [];
const written: unknown[] = [];
beforeEach(() => {
  events.length = 0;
  written.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0);
  // The parent is Jest, which does not know these events. Each test file has its own `process`.
  process.send = (event: unknown) => events.push(event) > 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a call counts once it has succeeded at the API', () => {
  const browser = new SilentBrowser();
  const end = recordCalls(browser.asBrowser);
  const respond = browser.openContext();
  respond('GET /api/projects');
  respond('GET /api/projects');
  respond(PAY);
  expect(callsIn(end())).toEqual(['GET /api/projects', PAY]);
});

test.each<[what: string, call: string, answer: Answer]>([
  ['a refusal', PAY, { status: 409 }],
  ['an answer mocked by the journey, which has no request id', PAY, { headers: {} }],
  ['a file', 'GET /releases/customer/main.js', {}],
])('%s does not count', (_what, call, answer) => {
  const browser = new SilentBrowser();
  const end = recordCalls(browser.asBrowser);
  browser.openContext()(call, answer);
  expect(callsIn(end())).toEqual([]);
});

test('pages opened after the recording do not count', () => {
  const browser = new SilentBrowser();
  const end = recordCalls(browser.asBrowser);
  end();
  browser.openContext()(PAY);
  expect(callsIn(end())).toEqual([]);
});

/** The end of a run whose journeys have made some calls. */
function endOf(made: readonly string[], status: 'passed' | 'interrupted' = 'passed') {
  const reporter = new AllCallsMade();
  for (const call of made) {
    const browser = new SilentBrowser();
    const end = recordCalls(browser.asBrowser);
    browser.openContext()(call);
    reporter.onTestEnd({} as never, { annotations: end() } as never);
  }
  return reporter.onEnd({ status } as never);
}
const all = [...callsOfScreens(ROOT).keys()];

test('a run in which one call of a screen is missing fails, and names it', async () => {
  expect(await endOf(all.filter((call) => call !== PAY))).toEqual({ status: 'failed' });
  expect(events).toEqual([expect.objectContaining({ kind: 'done', passed: 0, failed: 1 })]);
  expect(written).toEqual([expect.stringContaining(`No journey has made\n${PAY} (`)]);
});

test('a run that makes every call of a screen keeps its status', async () => {
  expect(await endOf(all)).toBeUndefined();
  expect(events).toEqual([expect.objectContaining({ kind: 'done', passed: 1, failed: 0 })]);
});

test('an interrupted run is not judged', async () => {
  expect(await endOf([], 'interrupted')).toBeUndefined();
  expect(events).toEqual([]);
});
