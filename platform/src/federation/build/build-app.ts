import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Configuration } from 'webpack';
import type { ConfigOf } from './app-config.ts';
import { compressFiles } from './compress-files.ts';

/** A build failed; the message is webpack's. */
class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds an app by its own `webpack.config.ts` into a folder, ready to be served. Throws `BuildError`. */
export async function buildApp(appFolder: string, output: string): Promise<void> {
  const { default: configOf } = (await import(pathToFileURL(join(appFolder, 'webpack.config.ts')).href)) as {
    default: ConfigOf;
  };
  await build(configOf({}, { mode: 'production' }), output);
}

/** Builds a configuration into a folder and compresses the output. Throws `BuildError`. */
export async function build(config: Configuration, output: string): Promise<Compilation> {
  const compiler = webpack({ ...config, output: { ...config.output, path: output } });
  if (!compiler) throw new Error(`${config.name}: webpack made no compiler of its configuration.`);
  const run = promisify(compiler.run.bind(compiler));
  const stats = await run();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new BuildError(
      `${config.name} does not build:\n${stats?.toString({ preset: 'errors-warnings', colors: false }) ?? ''}`,
    );
  }
  await compressFiles(output);
  return stats.compilation;
}
