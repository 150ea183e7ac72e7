import { join } from 'node:path';
import { appConfig, type ConfigOf } from './app-config.ts';
import { ContentNamesPlugin } from './content-names.ts';
import { ShellManifestPlugin } from './manifest/shell-manifest-plugin.ts';

const NAME = 'metier_shell';

/** One chunk for form validation and form fields: their users need nearly all of it. */
const FORM_LIBRARIES =
  /[\\/]node_modules[\\/](formik|yup|lodash-es|deepmerge|react-fast-compare|tiny-warning|tiny-case|toposort|property-expr)[\\/]/;
const FIELD_PARTS =
  /[\\/]@mui[\\/]material[\\/](FormControl|FormHelperText|FormLabel|InputBase|OutlinedInput|TextareaAutosize)[\\/]/;

/**
 * React in a separate file: it changes seldom, and as a quarter of the shell it arrives early enough for the page to
 * request further scripts. Few chunks, since each costs the browser one or two milliseconds: parts smaller than `minSize`
 * are duplicated. Why: docs/decisions/0008-load.md.
 */
export const SCRIPTS = {
  chunks: 'async',
  minSize: 60_000,
  cacheGroups: {
    defaultVendors: false,
    libraries: {
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      chunks: 'initial',
      name: 'libraries',
      enforce: true,
    },
    forms: { test: FORM_LIBRARIES, name: 'forms', enforce: true },
    fields: { test: FIELD_PARTS, name: 'fields', enforce: true },
  },
} as const;

/**
 * The whole webpack configuration of the shell. Why each setting: docs/decisions/0003-federation-sharing.md.
 *
 * @param pages addresses of the shell's own pages and redirects
 * @example
 * // shell/webpack.config.ts
 * export default shellConfig(import.meta.dirname, ['/app/help']);
 */
export function shellConfig(folder: string, pages: readonly string[]): ConfigOf {
  const kit = join(folder, '../shared-kit/src');
  const shared = join(kit, '../contract/src/locales');
  const locales = [join(kit, 'locales'), shared, join(folder, 'src/locales')];
  return (_env, { mode = 'production' }) => {
    const common = appConfig(folder, NAME, mode);
    return {
      ...common,
      entry: { entry: join(folder, 'src/index.ts') },
      optimization: {
        ...common.optimization,
        // In development all libraries are a separate chunk, so that changes of ours do not rebuild it.
        splitChunks: mode === 'production' ? SCRIPTS : { chunks: 'all' },
      },
      plugins: [
        new ContentNamesPlugin(),
        new ShellManifestPlugin({ kit, locales, firstPaint: join(folder, 'src/first-paint.html'), pages }),
      ],
    };
  };
}
