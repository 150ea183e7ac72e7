import type { RegisteredApp, Registry } from '@metier/shared-kit/registry';

/** A made-up app with some fields of its manifest. */
export function appOf(name: string, manifest: Partial<RegisteredApp['manifest']>): RegisteredApp {
  return {
    release: '1',
    base: `/releases/${name}/1/`,
    manifest: {
      container: name,
      entry: 'entry.js',
      routes: [],
      menu: [],
      widgets: [],
      locales: {},
      ...manifest,
    },
  };
}

/** A made-up page for some roles. */
export const pageOf = (path: string, roles: RegisteredApp['manifest']['routes'][number]['roles']) => ({
  path,
  roles,
  title: 'title',
});

/** Live releases of two made-up remotes, one for each of two roles. */
export const registry: Registry = {
  apps: {
    orders: appOf('orders', {
      routes: [pageOf('/app/my-projects', ['customer'])],
      menu: [
        {
          path: '/app/my-projects',
          roles: ['customer'],
          label: { en: 'My orders', de: 'Meine Aufträge' },
          icon: 'projects',
          order: 10,
          count: 'messages',
        },
      ],
    }),
    earnings: appOf('earnings', {
      routes: [pageOf('/app/finances', ['freelancer'])],
      menu: [
        {
          path: '/app/finances',
          roles: ['freelancer'],
          label: { en: 'My earnings' },
          icon: 'wallet',
          order: 10,
        },
      ],
    }),
  },
  shell: { release: '1', base: '/releases/shell/1/', locales: {} },
};
