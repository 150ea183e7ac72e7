import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * The digest of a file as it stands in its name: SHA-256, base64url, 43 characters. Whoever knows the address of a file
 * can check its content.
 */
export function contentDigest(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url');
}

/** `[contenthash]` in the name of a file is the digest of the content that is sent; webpack loads scripts with integrity. */
export class ContentNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    const name = ContentNamesPlugin.name;
    // Of the webpack that runs: a command line has a copy of its own.
    const { optimize, runtime } = compiler.webpack;
    compiler.hooks.compilation.tap(name, (compilation) => {
      optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(name, (contents) =>
        contentDigest(...contents),
      );
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.integrity = metier.integrityOf(url);`,
      );
    });
  }
}
