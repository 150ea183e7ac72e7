import type { Language } from '@metier/contract';
import { fakeServer, renderPage } from '@metier/shared-kit/testing';
import { beforeEach } from '@jest/globals';
import type { ReactNode } from 'react';
import type { DemoAccount } from '../shared/demo.api.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** A fake server without demo accounts; tests that need them announce them. */
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

/** Renders a page of this remote without a session. */
export const show = (page: ReactNode, path: string, more: { route?: string; language?: Language } = {}) =>
  renderPage(page, { path, texts: { auth: { en, de } }, ...more });
