import type { Language } from '@metier/contract';
import { fakeServer, renderPage } from '@metier/shared-kit/testing';
import { beforeEach } from '@jest/globals';
import type { ReactNode } from 'react';
import type { DemoAccount } from '../shared/demo.api.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** A server without a demo world, where asking for its people fails the test; a test that wants one offers them. */
export function authServer() {
  const server = fakeServer();
  beforeEach(() => {
    sessionStorage.clear();
    delete document.documentElement.dataset['demo'];
  });
  const hasDemo = (people: readonly DemoAccount[]) => {
    document.documentElement.dataset['demo'] = '';
    server.offers('/dev/accounts', people);
  };
  return { ...server, hasDemo };
}

/** Shows a page of this remote to somebody who is not signed in. */
export const show = (page: ReactNode, path: string, more: { route?: string; language?: Language } = {}) =>
  renderPage(page, { path, texts: { auth: { en, de } }, ...more });
