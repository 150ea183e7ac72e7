/** Jest's transform for TypeScript. */
export const SWC_TRANSFORM = {
  jsc: {
    transform: { react: { runtime: 'automatic' }, reactCompiler: true },
    experimental: { keepImportAttributes: true },
  },
  swcrc: false,
};
