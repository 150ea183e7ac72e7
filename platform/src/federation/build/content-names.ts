import type { Compiler, WebpackPluginInstance } from 'webpack';
import { contentDigest } from '../../integrity.ts';

/** Makes `[contenthash]` the digest of the emitted content, and makes webpack load scripts with `integrity`. */
export class ContentNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    const name = ContentNamesPlugin.name;
    // Not imported: webpack's CLI may use another copy.
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
