/**
 * Every door of the kit, by lazy import. What is shared by prefix is provided only as far as the shell imports it, so
 * a door that is missing here exists for no remote; the build compares this list with the kit. Nothing is loaded by it.
 * `eager` are those that the frame goes through itself, and those without weight: they come with the entry, whole,
 * instead of in files of their own that every page would ask for.
 */
void [
  () => import('@metier/shared-kit/charts'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/contract'),
  () => import('@metier/shared-kit/forms'),
  () => import('@metier/shared-kit/forms/card'),
  () => import('@metier/shared-kit/forms/choices'),
  () => import('@metier/shared-kit/forms/dialog'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/http'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/i18n'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/notify'),
  () => import('@metier/shared-kit/profile'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/project'),
  () => import('@metier/shared-kit/project/complain'),
  () => import('@metier/shared-kit/project/list'),
  () => import('@metier/shared-kit/project/page'),
  () => import('@metier/shared-kit/project/type-filter'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/query'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/registry'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/remote'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/router'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/session'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/state'),
  () => import(/* webpackMode: "eager" */ '@metier/shared-kit/ui'),
  () => import('@metier/shared-kit/ui/confirm'),
  () => import('@metier/shared-kit/ui/dialogs'),
  () => import('@metier/shared-kit/ui/drawer'),
  () => import('@metier/shared-kit/ui/inputs'),
  () => import('@metier/shared-kit/ui/menus'),
  () => import('@metier/shared-kit/ui/slider'),
  () => import('@metier/shared-kit/ui/tables'),
  () => import('@metier/shared-kit/ui/tabs'),
];
