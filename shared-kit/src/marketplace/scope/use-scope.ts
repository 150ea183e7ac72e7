import { useEffect, useState } from 'react';
import type { Language } from '@metier/contract';
import { useLanguage } from '../../i18n/index.ts';
import { scopeOf, type Scope } from './scope.ts';

/** Loads a scope; rejects if its texts cannot be loaded. */
export type LoadScope = (
  categoryId: number,
  edition: number,
  language: Language,
) => Promise<Scope | undefined>;

type ScopeState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  /** Without a scope: the service is no longer in the catalogue. */
  | { readonly is: 'loaded'; readonly scope: Scope | undefined };

/** Loads the scope of a service, of an edition, in the reader's language. Keeps the last scope while the next one loads. */
export function useScope(categoryId: number, edition: number, load: LoadScope = scopeOf): ScopeState {
  const { language } = useLanguage();
  const [state, setState] = useState<ScopeState>({ is: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ScopeState) => isCurrent && setState(next);
    const start = () =>
      void load(categoryId, edition, language).then(
        (scope) => show({ is: 'loaded', scope }),
        () => show({ is: 'failed', retry: start }),
      );
    start();
    return () => {
      isCurrent = false;
    };
  }, [categoryId, edition, language, load]);
  return state;
}
