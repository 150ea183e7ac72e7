/**
 * Every door of the kit, by lazy import. What is shared by prefix is provided only as far as the shell imports it, so
 * a door that is missing here exists for no remote; the build compares this list with the kit. Nothing is loaded here.
 * `eager` are those that the frame goes through itself: they come with the entry, whole, instead of in files of their
 * own that every page would ask for.
 */
export const KIT_DOORS = {
  charts: () => import('@metier/shared-kit/charts'),
  contract: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/contract'),
  forms: () => import('@metier/shared-kit/forms'),
  'forms/card': () => import('@metier/shared-kit/forms/card'),
  'forms/choices': () => import('@metier/shared-kit/forms/choices'),
  http: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/http'),
  i18n: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/i18n'),
  notify: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/notify'),
  profile: () => import('@metier/shared-kit/profile'),
  project: () => import('@metier/shared-kit/project'),
  'project/complain': () => import('@metier/shared-kit/project/complain'),
  'project/list': () => import('@metier/shared-kit/project/list'),
  'project/page': () => import('@metier/shared-kit/project/page'),
  'project/type-filter': () => import('@metier/shared-kit/project/type-filter'),
  query: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/query'),
  registry: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/registry'),
  remote: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/remote'),
  router: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/router'),
  session: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/session'),
  state: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/state'),
  ui: () => import(/* webpackMode: "eager" */ '@metier/shared-kit/ui'),
  'ui/confirm': () => import('@metier/shared-kit/ui/confirm'),
  'ui/dialogs': () => import('@metier/shared-kit/ui/dialogs'),
  'ui/drawer': () => import('@metier/shared-kit/ui/drawer'),
  'ui/inputs': () => import('@metier/shared-kit/ui/inputs'),
  'ui/menus': () => import('@metier/shared-kit/ui/menus'),
  'ui/slider': () => import('@metier/shared-kit/ui/slider'),
  'ui/tables': () => import('@metier/shared-kit/ui/tables'),
  'ui/tabs': () => import('@metier/shared-kit/ui/tabs'),
};
