import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';
import { KIT, type Packed, PLATFORM } from './packages.ts';

type PackageFile = {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Runs a program; its output is part of the error if it fails. */
async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { cwd });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} has failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Makes installable, compiled packages for remotes in other repositories: the kit, and the part of the platform that
 * builds, tests and releases a remote.
 *
 * @param root the folder of the workspace
 * @returns paths of the packages
 */
export async function packAll(root: string, output: string): Promise<string[]> {
  const stage = await temporaryFolder('pack');
  await mkdir(output, { recursive: true });
  // The platform is compiled against the kit's types, which need the kit's libraries.
  await symlink(join(root, KIT.folder, 'node_modules'), join(stage, 'node_modules'));
  const kit = join(stage, KIT.folder, 'lib');
  await compile(root, stage, KIT, {});
  await compile(root, stage, PLATFORM, {
    '@metier/shared-kit/*': [join(kit, '*/index.d.ts'), join(kit, '*.d.ts')],
  });
  await writeJson(join(stage, PLATFORM.folder, 'tsconfig.json'), await configOfRemotes(root));
  const { name, version } = await readPackage(join(root, KIT.folder));
  const files: string[] = [];
  for (const packed of [KIT, PLATFORM]) {
    await describe(root, stage, packed, packed === KIT ? {} : { [name]: version });
    const told = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', output],
      join(stage, packed.folder),
    );
    const [file] = JSON.parse(told) as { filename: string }[];
    if (file) files.push(join(output, file.filename));
  }
  return files;
}

async function compile(
  root: string,
  stage: string,
  { folder, sources, compilerOptions }: Packed,
  paths: Record<string, readonly string[]>,
): Promise<void> {
  const config = join(stage, `tsconfig.${folder}.json`);
  await writeJson(config, {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...compilerOptions,
      typeRoots: [join(root, 'node_modules/@types')],
      paths,
      noEmit: false,
      incremental: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, folder, 'src'),
      outDir: join(stage, folder, 'lib'),
    },
    include: sources.map((source) => join(root, folder, source)),
    exclude: [join(root, folder, '**/*.test.ts'), join(root, folder, '**/*.test.tsx')],
  });
  await run(join(root, 'node_modules/.bin/tsc'), ['--project', config], root);
}

/** Writes the `package.json` of a package, with the installed versions as exact dependencies. */
async function describe(
  root: string,
  stage: string,
  { folder, exports, bin, libraries, bundled }: Packed,
  peerDependencies: Record<string, string>,
): Promise<void> {
  const { name, version } = await readPackage(join(root, folder));
  const installed = (library: string) => installedIn([join(root, folder), root], library);
  const versions: Record<string, string> = {};
  for (const library of libraries) versions[library] = (await readPackage(await installed(library))).version;
  for (const library of bundled) {
    const from = await installed(library);
    const own = await readPackage(from);
    versions[library] = own.version;
    // What it needs is found beside the package.
    Object.assign(versions, own.dependencies);
    const to = join(stage, folder, 'node_modules', library);
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, dereference: true });
  }
  await writeJson(join(stage, folder, 'package.json'), {
    name,
    version,
    type: 'module',
    sideEffects: false,
    exports,
    ...(bin && { bin }),
    files: ['lib', 'tsconfig.json'],
    dependencies: versions,
    peerDependencies,
    bundleDependencies: bundled,
    engines: { node: '>=24' },
  });
}

async function installedIn(folders: readonly string[], library: string): Promise<string> {
  for (const folder of folders) {
    const found = join(folder, 'node_modules', library);
    if (await readPackage(found).catch(() => undefined)) return found;
  }
  throw new Error(`${library} is not installed: packages.ts names it.`);
}

/** The base `tsconfig.json` of remotes. */
async function configOfRemotes(root: string) {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  const { incremental: _, ...shared } = compilerOptions;
  // Types of test matchers, which no file imports.
  const types = ['@metier/platform/testing'];
  return { compilerOptions: { ...shared, ...KIT.compilerOptions, types } };
}
