/** How a package of this workspace is packed for other repositories. */
export interface Packed {
  /** Its folder in the workspace. */
  readonly folder: string;
  /** Path patterns of the compiled sources. */
  readonly sources: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  /** Commands, by name. */
  readonly bin?: Readonly<Record<string, string>>;
  /** Its dependencies from the npm registry. */
  readonly libraries: readonly string[];
  /** Libraries that are bundled because this workspace patches them. */
  readonly bundled: readonly string[];
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

const typed = (file: string) => ({ types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` });

/** The contract; in the browser the shell provides it. */
export const CONTRACT: Packed = {
  folder: 'shared-kit/contract',
  sources: ['src'],
  exports: { '.': typed('index'), './*': typed('*') },
  libraries: ['ajv', 'ajv-formats', 'typebox'],
  bundled: [],
  // For `Blob` and `URLSearchParams`, which Node also has.
  compilerOptions: { module: 'NodeNext', lib: ['ES2024', 'DOM'] },
};

/** Types, and code for tests; in the browser the shell provides the code. */
export const KIT: Packed = {
  folder: 'shared-kit',
  sources: ['src'],
  exports: {
    './*': typed('*/index'),
  },
  libraries: [
    '@emotion/cache',
    '@emotion/react',
    '@emotion/styled',
    '@jest/globals',
    '@mui/icons-material',
    '@mui/material',
    '@mui/x-charts',
    '@tanstack/react-query',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/react',
    '@types/react-dom',
    'axios',
    'formik',
    'i18next',
    'msw',
    'react',
    'react-dom',
    'react-i18next',
    'react-router-dom',
    'yup',
    'zustand',
  ],
  bundled: ['notistack'],
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
  },
};

/** Build, tests and release of a remote, without the gateway. */
export const PLATFORM: Packed = {
  folder: 'platform',
  sources: [
    'src/federation/build/index.ts',
    'src/federation/build/manifest/manifest-worker.ts',
    'src/own-repository/metier.ts',
    'src/testing/jsdom-environment.ts',
    'src/testing/browser/setup.ts',
  ],
  exports: {
    './build': typed('federation/build/index'),
    './testing': typed('testing/browser/setup'),
    './tsconfig.json': './tsconfig.json',
  },
  bin: { metier: './lib/own-repository/metier.js' },
  libraries: [
    '@jest/globals',
    '@module-federation/enhanced',
    '@swc/core',
    '@swc/helpers',
    '@swc/jest',
    '@testing-library/jest-dom',
    'jest',
    'jest-environment-jsdom',
    'minimizer-webpack-plugin',
    'swc-loader',
    'typebox',
    'webpack',
  ],
  bundled: [],
  compilerOptions: { module: 'NodeNext', types: ['node'] },
};
