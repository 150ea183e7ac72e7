import type { Compiler, WebpackPluginInstance } from 'webpack';
import { contentDigest } from '../integrity.ts';

/** `[contenthash]` in the name of a file is the digest of the content that is sent; webpack loads scripts with integrity. */
export class ContentNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    const name = ContentNamesPlugin.name;
    // Not imported: webpack's command line resolves another copy.
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
