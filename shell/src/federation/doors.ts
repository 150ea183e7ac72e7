/**
 * Every door of the kit, by lazy import. What is shared by prefix is provided only as far as the shell imports it, so
 * a door that is missing here exists for no remote; the build compares this list with the kit. Nothing is loaded here.
 */
export const KIT_DOORS = {
  charts: () => import('@metier/shared-kit/charts'),
  contract: () => import('@metier/shared-kit/contract'),
  forms: () => import('@metier/shared-kit/forms'),
  'forms/card': () => import('@metier/shared-kit/forms/card'),
  'forms/choices': () => import('@metier/shared-kit/forms/choices'),
  http: () => import('@metier/shared-kit/http'),
  i18n: () => import('@metier/shared-kit/i18n'),
  notify: () => import('@metier/shared-kit/notify'),
  profile: () => import('@metier/shared-kit/profile'),
  project: () => import('@metier/shared-kit/project'),
  'project/complain': () => import('@metier/shared-kit/project/complain'),
  'project/list': () => import('@metier/shared-kit/project/list'),
  'project/page': () => import('@metier/shared-kit/project/page'),
  'project/type-filter': () => import('@metier/shared-kit/project/type-filter'),
  query: () => import('@metier/shared-kit/query'),
  registry: () => import('@metier/shared-kit/registry'),
  remote: () => import('@metier/shared-kit/remote'),
  router: () => import('@metier/shared-kit/router'),
  session: () => import('@metier/shared-kit/session'),
  state: () => import('@metier/shared-kit/state'),
  ui: () => import('@metier/shared-kit/ui'),
  'ui/dialogs': () => import('@metier/shared-kit/ui/dialogs'),
  'ui/drawer': () => import('@metier/shared-kit/ui/drawer'),
  'ui/inputs': () => import('@metier/shared-kit/ui/inputs'),
  'ui/menus': () => import('@metier/shared-kit/ui/menus'),
  'ui/slider': () => import('@metier/shared-kit/ui/slider'),
  'ui/tables': () => import('@metier/shared-kit/ui/tables'),
  'ui/tabs': () => import('@metier/shared-kit/ui/tabs'),
};
