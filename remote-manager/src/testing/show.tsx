import type { Language } from '@metier/contract';
import { renderPage } from '@metier/shared-kit/testing';
import type { ReactNode } from 'react';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** Renders a page of this remote for a manager. */
export const showToManager = (
  page: ReactNode,
  path: string,
  more: { route?: string; language?: Language; styled?: boolean } = {},
) => renderPage(page, { path, as: 'manager', texts: { manager: { en, de } }, ...more });
