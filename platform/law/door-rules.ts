import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The only folder of the kit that may import a library; it re-exports what the product uses. */
const DOORS: Readonly<Record<string, string>> = {
  ui: '@mui/(?!x-charts)[^/]+|@emotion/[^/]+',
  charts: '@mui/x-charts[^/]*',
  http: 'axios',
  forms: 'formik|yup',
  notify: 'notistack',
  router: 'react-router|react-router-dom',
  query: '@tanstack/[^/]+',
  state: 'zustand',
  i18n: 'i18next|react-i18next',
};

/** One rule per door, for example `mui` only behind `shared-kit/ui`. */
export function doorRules(library: (names: string) => string): IForbiddenRuleType[] {
  return Object.entries(DOORS).map(([door, names]) => ({
    name: `one-door-for-${door}`,
    comment: `Import it from @metier/shared-kit/${door}, which passes on what the product uses.`,
    from: { pathNot: `^shared-kit/src/${door}/` },
    to: { path: library(names) },
  }));
}
