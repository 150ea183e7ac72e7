import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';
import { CONTRACT, KIT, type Packed, PLATFORM } from './packages.ts';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

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
 * Packs compiled packages for remotes in other repositories: the contract, the kit, and the part of the platform that
 * builds, tests and releases a remote.
 *
 * @param root the folder of the workspace
 * @returns paths of the packages
 */
export async function packAll(root: string, output: string): Promise<string[]> {
  const stage = await temporaryFolder('pack');
  await mkdir(output, { recursive: true });
  // The compiled types of one package are read by the next and import their libraries from here.
  await symlink(join(root, 'node_modules/.pnpm/node_modules'), join(stage, 'node_modules'));
  const contract = join(stage, outputOf(CONTRACT), 'lib');
  const kit = join(stage, outputOf(KIT), 'lib');
  const contractTypes = {
    '@metier/contract': [join(contract, 'index.d.ts')],
    '@metier/contract/*': [join(contract, '*.d.ts')],
  };
  await compile(root, stage, CONTRACT, {});
  await compile(root, stage, KIT, contractTypes);
  await compile(root, stage, PLATFORM, {
    ...contractTypes,
    '@metier/shared-kit/*': [join(kit, '*/index.d.ts')],
  });
  await writeJson(join(stage, outputOf(PLATFORM), 'tsconfig.json'), await configOfRemotes(root));
  const files: string[] = [];
  const peers: Record<string, string> = {};
  for (const packed of [CONTRACT, KIT, PLATFORM]) {
    const { name, version } = await describe(root, stage, packed, { ...peers });
    peers[name] = version;
    const json = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', output],
      join(stage, outputOf(packed)),
    );
    const [file] = JSON.parse(json) as { filename: string }[];
    if (file) files.push(join(output, file.filename));
  }
  return files;
}

/** Folder in the stage: flat, because the contract is nested in the kit's folder. */
const outputOf = ({ folder }: Packed): string => basename(folder);

async function compile(
  root: string,
  stage: string,
  packed: Packed,
  paths: Record<string, readonly string[]>,
): Promise<void> {
  const { folder, sources, compilerOptions } = packed;
  const config = join(stage, `tsconfig.${outputOf(packed)}.json`);
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
      outDir: join(stage, outputOf(packed), 'lib'),
    },
    include: sources.map((source) => join(root, folder, source)),
    exclude: [join(root, folder, '**/*.test.ts'), join(root, folder, '**/*.test.tsx')],
  });
  await run(join(root, 'node_modules/.bin/tsc'), ['--project', config], root);
  await copyTexts(join(root, folder, 'src/locales'), join(stage, outputOf(packed), 'lib/locales'));
}

/** The compiler copies only texts that are imported by a constant name. */
async function copyTexts(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true });
}

/** Writes a package's `package.json` with the installed versions as exact dependencies. Returns the workspace's. */
async function describe(
  root: string,
  stage: string,
  packed: Packed,
  peerDependencies: Readonly<Record<string, string>>,
): Promise<PackageFile> {
  const { folder, exports, bin, libraries, bundled } = packed;
  const own = await readPackage(join(root, folder));
  const { name, version } = own;
  const installed = (library: string) => installedIn([join(root, folder), root], library);
  const versions: Record<string, string> = {};
  for (const library of libraries) versions[library] = (await readPackage(await installed(library))).version;
  for (const library of bundled) {
    const from = await installed(library);
    const { version: its, dependencies } = await readPackage(from);
    versions[library] = its;
    // Its dependencies are installed beside the package.
    Object.assign(versions, dependencies);
    const to = join(stage, outputOf(packed), 'node_modules', library);
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, dereference: true });
  }
  await writeJson(join(stage, outputOf(packed), 'package.json'), {
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
  return own;
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
  // Types of test matchers, not imported by any file.
  const types = ['@metier/platform/testing'];
  return { compilerOptions: { ...shared, ...KIT.compilerOptions, types } };
}
