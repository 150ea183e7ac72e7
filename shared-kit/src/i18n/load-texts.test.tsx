import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { fakeServer, refuse } from '../testing/index.ts';
import { KIT_NAMESPACE, startI18n, useLanguage } from './index.ts';
import { forgetLostTexts } from './retry-texts.ts';
import { changeLanguage } from './i18n.ts';
import { useTextsOf } from './texts-of.ts';
import { i18n } from './texts-store.ts';

const server = fakeServer();
const offer = (language: string, namespace: string, reply: object) =>
  server.offers(`/texts/${language}/${namespace}.json`, reply);
const gone = refuse('notFound');

/** A new remote per test, because loaded texts stay loaded. */
let remotes = 0;
let remote: string;

beforeEach(async () => {
  remote = `remote${remotes++}`;
  window.history.replaceState(null, '', '/?lang=en');
  offer('en', KIT_NAMESPACE, {});
  offer('de', KIT_NAMESPACE, {});
});

afterEach(() => void jest.restoreAllMocks());

const start = () =>
  startI18n({
    locate: (language, namespace) => `${location.origin}/texts/${language}/${namespace}.json`,
    namespaces: [KIT_NAMESPACE],
  });

class Failed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch = forgetLostTexts;
  override render() {
    const again = <button onClick={() => this.setState({ failed: false })}>Try again</button>;
    return this.state.failed ? again : this.props.children;
  }
}

function Greeting() {
  const t = useTextsOf(remote);
  const { language } = useLanguage();
  const toGerman = () => void changeLanguage('de').catch(() => undefined);
  return <button onClick={toGerman}>{`${language}: ${t('greeting')}`}</button>;
}

/** Renders the greeting; returns everything that was ever displayed. */
async function show() {
  const read = new Set<string>();
  const container = document.body.appendChild(document.createElement('div'));
  new MutationObserver(() => read.add(container.textContent)).observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await act(async () => {
    render(
      <Failed>
        <Suspense fallback="waiting">
          <Greeting />
        </Suspense>
      </Failed>,
      // Errors caught by a boundary are expected here.
      { container, onCaughtError: () => undefined },
    );
  });
  return read;
}

async function click(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}

test('a page waits for its texts, and no key is ever shown', async () => {
  offer('en', remote, { greeting: 'Hello' });
  await start();
  const read = await show();
  expect(await screen.findByText('en: Hello')).toBeVisible();
  expect([...read]).toEqual(['waiting', 'en: Hello']);
});

test('a page in German loads nothing in English', async () => {
  window.history.replaceState(null, '', '/?lang=de');
  offer('de', remote, { greeting: 'Hallo' });
  await start();
  await show();
  expect(await screen.findByText('de: Hallo')).toBeVisible();
});

test('English replaces the texts of a remote that fail to load in German', async () => {
  window.history.replaceState(null, '', '/?lang=de');
  offer('de', remote, gone);
  offer('en', remote, { greeting: 'Hello' });
  await start();
  await show();
  expect(await screen.findByText('de: Hello')).toBeVisible();
});

test('texts that fail to load are an error of their page, and a retry loads them', async () => {
  offer('en', remote, gone);
  await start();
  await show();
  await screen.findByRole('button', { name: 'Try again' });
  offer('en', remote, { greeting: 'Hello' });
  await click('Try again');
  expect(await screen.findByText('en: Hello')).toBeVisible();
});

test('a file without valid texts counts as failed: no key is shown', async () => {
  offer('en', remote, ['greeting']);
  await start();
  await show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('texts that hang time out and count as failed', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeoutSpy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  offer('en', remote, new Promise(() => {}));
  await start();
  await show();
  await screen.findByRole('button', { name: 'Try again' });
  expect(timeoutSpy).toHaveBeenCalledWith(8000);
});

test('the language changes once its texts have loaded, and stays unchanged if they fail', async () => {
  offer('en', remote, { greeting: 'Hello' });
  offer('de', remote, { greeting: 'Hallo' });
  offer('de', KIT_NAMESPACE, gone);
  await start();
  const read = await show();
  await click('en: Hello');
  expect(document.documentElement.lang).toBe('en');
  offer('de', KIT_NAMESPACE, {});
  await click('en: Hello');
  expect(await screen.findByText('de: Hallo')).toBeVisible();
  expect([...read]).toEqual(['waiting', 'en: Hello', 'de: Hallo']);
});

test("the language changes even if a remote's texts fail, which stay English", async () => {
  offer('en', remote, { greeting: 'Hello' });
  offer('de', remote, gone);
  await start();
  const read = await show();
  await click('en: Hello');
  expect(await screen.findByText('de: Hello')).toBeVisible();
  expect([...read]).toEqual(['waiting', 'en: Hello', 'de: Hello']);
});

test('texts that failed to load in German are requested again when German is chosen again', async () => {
  offer('en', remote, { greeting: 'Hello' });
  offer('de', remote, gone);
  await start();
  await show();
  await click('en: Hello');
  expect(await screen.findByText('de: Hello')).toBeVisible();
  offer('de', remote, { greeting: 'Hallo' });
  await click('de: Hello');
  expect(await screen.findByText('de: Hallo')).toBeVisible();
});

test('of two language changes in a row the last one wins', async () => {
  offer('en', remote, { greeting: 'Hello' });
  offer('de', remote, { greeting: 'Hallo' });
  await start();
  const german = changeLanguage('de');
  await changeLanguage('en');
  await german;
  expect(document.documentElement.lang).toBe('en');
});

test('a page whose English texts fail to load stays German', async () => {
  window.history.replaceState(null, '', '/?lang=de');
  offer('de', remote, { greeting: 'Hallo' });
  offer('en', remote, gone);
  await start();
  await show();
  await screen.findByText('de: Hallo');
  await expect(changeLanguage('en')).rejects.toThrow('No texts in en.');
  expect(document.documentElement.lang).toBe('de');
  expect(screen.getByText('de: Hallo')).toBeVisible();
});

test('while German is loading again, its English fallback stays', async () => {
  offer('en', remote, { greeting: 'Hello' });
  offer('de', remote, gone);
  await start();
  const read = await show();
  await click('en: Hello');
  await screen.findByText('de: Hello');
  read.clear();
  offer('de', remote, { greeting: 'Hallo' });
  const german = changeLanguage('de');
  await act(async () => i18n.emit('languageChanged', 'de'));
  expect([...read]).not.toContain('waiting');
  await act(async () => german);
  expect(await screen.findByText('de: Hallo')).toBeVisible();
});
