import { act, configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import type { Language, Role } from '@metier/contract';
import { SHARED_TEXTS } from '@metier/contract/shared-texts';
import { KIT_NAMESPACE, startI18nWith, type TextsByNamespace } from '../i18n/index.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { NotifyProvider } from '../notify/index.ts';
import { QueryProvider } from '../query/index.ts';
import { MemoryRouter, Route, Routes, useLocation } from '../router/index.ts';
import type { User } from '../session/index.ts';
import { UiProvider } from '../ui/index.ts';
import { signedInAs } from './session-builders.ts';

/** Allows for a loaded machine; a missing element still fails. */
configure({ asyncUtilTimeout: 5_000 });

/**
 * Keeps styles out of the document: jsdom does not lay out, but matches every rule against an element and its
 * ancestors each time a style is read, which took 45 % of a long form's test.
 */
const outsideOfDocument = document.createElement('div');

interface PageOptions {
  /** URL of the visit. */
  path: string;
  /** Route pattern of the page, if it has parameters. */
  route?: string;
  /** The signed-in user; nobody by default. */
  as?: User | Role;
  /** Texts of the remote: `{ auth: { en, de } }`; of the shell: `{ kit: { en, de } }`. */
  texts: TextsByNamespace;
  language?: Language;
  /** Adds the styles to the document, for tests of visibility, focus or size. */
  styled?: boolean;
}

export interface RenderedPage extends RenderResult {
  /** User events. */
  person: UserEvent;
  /** The current path and query. */
  currentUrl: () => string;
}

/**
 * Renders a page like the shell: theme, texts, session, router, queries and toasts.
 *
 * @example
 * const { person, currentUrl } = await renderPage(<Page />, { path: PATHS.login, texts: { auth: { en, de } } });
 */
export async function renderPage(
  page: ReactNode,
  { path, route = '*', as, texts, language = 'en', styled = false }: PageOptions,
): Promise<RenderedPage> {
  signedInAs(as ?? null);
  const kit = { en: { ...en, ...SHARED_TEXTS.en }, de: { ...de, ...SHARED_TEXTS.de } };
  await startI18nWith(language, { [KIT_NAMESPACE]: kit }, texts);
  let visited = path;
  function Tracker() {
    const location = useLocation();
    visited = location.pathname + location.search;
    return null;
  }
  const shell = (
    <UiProvider stylesIn={styled ? undefined : outsideOfDocument}>
      <NotifyProvider>
        <QueryProvider retryDelay={0}>
          <MemoryRouter initialEntries={[path]}>
            <Tracker />
            <Suspense>
              <Routes>
                <Route path={route} element={page} />
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryProvider>
      </NotifyProvider>
    </UiProvider>
  );
  // Awaited, so that suspended parts of the page have loaded.
  const rendered = await act(async () => render(shell));
  return { ...rendered, person: userEvent.setup(), currentUrl: () => visited };
}
