import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { endWithThisProcess } from '../end-with-process.ts';
import { ReleaseError } from '../releases/release-error.ts';

interface TypeCheck {
  /** Folder in which the libraries are installed. */
  readonly root: string;
  /** Compiler settings, relative to the root. */
  readonly config: string;
  /** Folders to report faults of, relative to the root; their imports are read, too. */
  readonly folders: readonly string[];
}

/** `remote-x/src/page.tsx(3,7): error TS2322: Type …`; the lines that explain it are indented. */
const FAULT = /^(\S.*)\((\d+),\d+\): error (TS\d+): (.*)$/gm;

/** An error without a file, for example in the settings. */
const GENERAL_FAULT = /^error TS\d+: .*$/gm;

const cacheOf = (root: string) => join(root, 'node_modules/.cache/tsc');
const nameOf = (folders: readonly string[]) => `release-${folders.join('-').replaceAll(/[^\w-]/g, '')}`;

/** True if an earlier check of these folders on this machine makes the next one incremental. */
export const isTypeCheckWarm = (root: string, folders: readonly string[]): boolean =>
  existsSync(join(cacheOf(root), `${nameOf(folders)}.tsbuildinfo`));

/**
 * Checks the types of some folders without their tests and the helpers of these.
 *
 * @returns one sentence per fault in these folders
 * @example
 * await typeFaults({ root, config: 'tsconfig.browser.json', folders: ['remote-x/src'] });
 * // ['remote-x/src/page.tsx:3: Type 'number' is not assignable to type 'string'. (TS2322)']
 */
export async function typeFaults({ root, config, folders }: TypeCheck): Promise<string[]> {
  const file = join(cacheOf(root), `${nameOf(folders)}.json`);
  await mkdir(cacheOf(root), { recursive: true });
  await writeFile(file, JSON.stringify(settingsOf(root, config, folders)));
  const { code, output } = await compile(root, file);
  if (code === 0) return [];
  const faults = [...output.matchAll(FAULT)].map(([, at = '', line, name, message]) => {
    const path = relative(root, resolve(root, at)).replaceAll('\\', '/');
    return { path, words: `${path}:${line}: ${message} (${name})` };
  });
  const general = [...output.matchAll(GENERAL_FAULT)].map(([words]) => words);
  if (general.length > 0 || faults.length === 0)
    return [`The types cannot be checked: ${general.join('\n') || output.trim()}`];
  const isOwn = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  return faults.filter(({ path }) => isOwn(path)).map(({ words }) => words);
}

const settingsOf = (root: string, config: string, folders: readonly string[]) => ({
  extends: join(root, config),
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: join(cacheOf(root), `${nameOf(folders)}.tsbuildinfo`),
  },
  include: folders.map((folder) => join(root, folder)),
  exclude: folders.flatMap((folder) =>
    ['*.test.ts', '*.test.tsx', 'testing/**'].map((tests) => join(root, folder, '**', tests)),
  ),
});

function compilerOf(root: string): string {
  try {
    return join(createRequire(join(root, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
  } catch (cause) {
    throw new ReleaseError(`TypeScript is not installed in ${root}: npm install --save-dev typescript`, {
      cause,
    });
  }
}

function compile(root: string, config: string): Promise<{ code: number; output: string }> {
  // Several threads take a third more processor time, which the build beside it needs.
  const args = [compilerOf(root), '--project', config, '--pretty', 'false', '--singleThreaded'];
  const { promise, resolve: done } = Promise.withResolvers<{ code: number; output: string }>();
  const options = { cwd: root, maxBuffer: Infinity };
  const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
    done({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
  );
  endWithThisProcess(child);
  return promise;
}
