export { type Audience, isFor } from './audience.ts';
export { localeFileIn } from './locale-file.ts';
export { matchPage, type PageMatch } from './match-page.ts';
export { type MenuLink, menuFor } from './menu.ts';
export { REGISTRY_URL } from './registry.ts';
export { resolveVisit, type Visit } from './resolve-visit.ts';
export type {
  LocaleFiles,
  RegisteredApp,
  RegisteredManifest,
  RegisteredMenuEntry,
  RegisteredRoute,
  Registry,
  WidgetName,
} from './registry.ts';
