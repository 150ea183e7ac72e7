import { REACT_COMPILER } from '../federation/build/react-compiler.ts';

/** Jest's transform for TypeScript. */
export const SWC_TRANSFORM = {
  jsc: {
    transform: { react: { runtime: 'automatic' }, reactCompiler: REACT_COMPILER },
    experimental: { keepImportAttributes: true },
  },
  swcrc: false,
};
