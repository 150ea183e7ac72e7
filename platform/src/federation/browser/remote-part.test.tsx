import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@metier/shared-kit/testing';
import { type ComponentType, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { preparePart, type RemoteFailure, RemotePart } from './remote-part.tsx';

const Page = () => <h1>the page</h1>;
const Broken = () => {
  throw new Error('broken');
};
const Failed = ({ app, retry }: RemoteFailure) => <button onClick={retry}>{app} is down</button>;

let root: Root;

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  // React logs the errors that the boundary catches, which these tests provoke.
  root = createRoot(container, { onCaughtError: () => {} });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const neverLoads = () => new Promise<ComponentType>(() => {});

let parts = 0;

/** Renders a part whose load attempts have the given outcomes, in order; returns the number of attempts. */
async function show(...ends: (ComponentType | Error)[]) {
  const attempts = { count: 0 };
  parts += 1;
  const load = async () => {
    const end = ends[Math.min(attempts.count, ends.length - 1)] ?? Page;
    attempts.count += 1;
    if (end instanceof Error) throw end;
    return end;
  };
  const part = (
    <RemotePart id={`part ${parts}`} app="customer" load={load} loading="loading" Failed={Failed} />
  );
  await act(async () => root.render([<p key="frame">the frame</p>, <div key="part">{part}</div>]));
  return { attempts, again: () => act(async () => root.render(<div key="again">{part}</div>)) };
}

const tryAgain = () => act(async () => screen.getByRole('button', { name: 'customer is down' }).click());

test('a loaded part is shown and not loaded again by further visits', async () => {
  const { attempts, again } = await show(Page);
  await again();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(attempts.count).toBe(1);
});

test('a part that fails to load shows an error in its own place, until a retry succeeds', async () => {
  const { attempts } = await show(new Error('lost'), new Error('still lost'), Page);
  expect(screen.getByText('the frame')).toBeInTheDocument();
  await tryAgain();
  await tryAgain();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(attempts.count).toBe(3);
});

test('a part that failed is reloaded by the next visit, without Retry', async () => {
  const { again } = await show(new Error('lost'), Page);
  await again();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
});

test('a part that throws shows an error in its own place', async () => {
  await show(Broken, Page);
  expect(screen.getByText('the frame')).toBeInTheDocument();
  await tryAgain();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
});

test('a hanging part fails at the deadline and can be retried', async () => {
  jest.useFakeTimers();
  let hangs = true;
  const never = new Promise<void>(() => {});
  // Like a page whose texts fail to load.
  const Waits = () => {
    if (hangs) use(never);
    return <Page />;
  };
  const { attempts } = await show(Waits);
  await act(async () => jest.advanceTimersByTime(7999));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  hangs = false;
  await tryAgain();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(attempts.count).toBe(2);
});

test('a retry has one deadline for the newest registry and the load', async () => {
  jest.useFakeTimers();
  parts += 1;
  let ends = Promise.reject<ComponentType>(new Error('lost'));
  const part = (
    <RemotePart
      id={`part ${parts}`}
      app="customer"
      load={() => ends}
      beforeRetry={() => new Promise((resolve) => void setTimeout(resolve, 3000))}
      loading="loading"
      Failed={Failed}
    />
  );
  await act(async () => root.render(part));
  ends = neverLoads();
  await tryAgain();
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(7999));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'customer is down' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('a part that was prepared first has one deadline, from the beginning of its preparation', async () => {
  jest.useFakeTimers();
  const never = new Promise<null>(() => {});
  const Waits = () => use(never);
  // As at a navigation whose code comes, but not its texts.
  const code = new Promise<ComponentType>((resolve) => void setTimeout(() => resolve(Waits), 300));
  const prepared = preparePart('prepared first', () => code);
  await jest.advanceTimersByTimeAsync(300);
  await prepared;
  const part = (
    <RemotePart
      id="prepared first"
      app="customer"
      isPage
      load={() => code}
      loading="loading"
      Failed={Failed}
    />
  );
  await act(async () => root.render(part));
  await act(async () => jest.advanceTimersByTimeAsync(7699));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'customer is down' })).toBeInTheDocument();
  jest.useRealTimers();
});

describe('a deadline begins anew', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const expectWholeDeadline = async () => {
    await act(async () => jest.advanceTimersByTimeAsync(7999));
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'customer is down' })).toBeInTheDocument();
  };

  test('for a widget that is shown later than it was prepared', async () => {
    const Waits = () => use(new Promise<null>(() => {}));
    await preparePart('late widget', async () => Waits);
    await jest.advanceTimersByTimeAsync(7000);
    const part = (
      <RemotePart id="late widget" app="customer" load={neverLoads} loading="loading" Failed={Failed} />
    );
    await act(async () => root.render(part));
    await expectWholeDeadline();
  });

  test('for a page that was shown, prepared again, and waits for new texts', async () => {
    const never = new Promise<null>(() => {});
    const Texts = () => {
      const [isWaiting, wait] = useState(false);
      return isWaiting ? use(never) : <button onClick={() => wait(true)}>other language</button>;
    };
    await preparePart('shown page', async () => Texts);
    const part = (
      <RemotePart id="shown page" app="customer" isPage load={neverLoads} loading="loading" Failed={Failed} />
    );
    await act(async () => root.render(part));
    await preparePart('shown page', neverLoads);
    await jest.advanceTimersByTimeAsync(7000);
    await act(async () => screen.getByRole('button').click());
    await expectWholeDeadline();
  });
});

test('a prepared part is rendered at once', async () => {
  await preparePart('prepared', async () => Page);
  const part = (
    <RemotePart id="prepared" app="customer" load={neverLoads} loading="loading" Failed={Failed} />
  );
  act(() => root.render(part));
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
});

test('a part that is rendered while it is being prepared is not loaded twice', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const prepared = preparePart(`part ${parts + 1}`, () => promise);
  const { attempts } = await show(Page);
  await act(async () => {
    resolve(Page);
    await prepared;
  });
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(attempts.count).toBe(0);
});

test('a part that throws discards its code before it is loaded again', async () => {
  const forgotten: string[] = [];
  const load = async () => (forgotten.length > 0 ? Page : Broken);
  const part = (
    <RemotePart
      id="forgotten"
      app="customer"
      load={load}
      forget={() => forgotten.push('code')}
      loading="loading"
      Failed={Failed}
    />
  );
  await act(async () => root.render(part));
  await tryAgain();
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(forgotten).toEqual(['code']);
});

test('a part whose preparation failed is loaded when rendered', async () => {
  await preparePart(`part ${parts + 1}`, () => Promise.reject(new Error('lost')));
  const { attempts } = await show(Page);
  expect(screen.getByRole('heading')).toHaveTextContent('the page');
  expect(attempts.count).toBe(1);
});

describe('reports of a page have the name of its app:', () => {
  const report = jest.fn();
  const codeFailed = jest.fn();
  beforeEach(() => {
    report.mockClear();
    codeFailed.mockClear();
    globalThis.metier = {
      earlyAnswers: new Map(),
      pageScripts: Promise.resolve(),
      integrityOf: () => '',
      reports: { push: report },
      codeFailed,
    };
  });
  afterEach(() => {
    globalThis.metier = undefined;
  });

  const reportsOf = () => report.mock.calls.map(([sent]) => sent);
  async function showPage(...ends: (ComponentType | Error)[]) {
    parts += 1;
    const id = `page ${parts}`;
    const load = async () => {
      const end = ends.shift() ?? Page;
      if (end instanceof Error) throw end;
      return end;
    };
    const part = (
      <RemotePart id={id} app="customer" release="c1" isPage load={load} loading="loading" Failed={Failed} />
    );
    await act(async () => root.render(part));
  }

  test('rendering is reported once', async () => {
    await showPage(Page);
    expect(reportsOf()).toEqual([{ app: 'customer', release: 'c1', kind: 'shown' }]);
  });

  test('a failed load is reported, and rendering after a retry', async () => {
    await showPage(new Error('lost'), Page);
    expect(reportsOf()).toEqual([{ app: 'customer', release: 'c1', kind: 'load' }]);
    await tryAgain();
    expect(reportsOf().slice(1)).toEqual([{ app: 'customer', release: 'c1', kind: 'shown' }]);
  });

  test('an error while rendering is reported', async () => {
    await showPage(Broken);
    expect(reportsOf()).toEqual([{ app: 'customer', release: 'c1', kind: 'render' }]);
  });

  test('of a widget only failures are reported', async () => {
    await show(Page);
    expect(reportsOf()).toEqual([]);
    await show(Broken);
    expect(reportsOf()).toEqual([{ app: 'customer', kind: 'render' }]);
  });

  test('the shell is told of each failure, of a page or of a widget', async () => {
    await showPage(Page);
    await show(Page);
    expect(codeFailed).not.toHaveBeenCalled();
    await showPage(new Error('lost'));
    expect(codeFailed).toHaveBeenCalledTimes(1);
    await show(Broken);
    expect(codeFailed).toHaveBeenCalledTimes(2);
  });
});
