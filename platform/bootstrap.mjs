// Runs a command on any machine with Node 18 or newer and npm: installs the libraries and the product's own Node, then
// starts src/cli/main.ts. Plain JavaScript without dependencies, because it runs before they are installed.
// docs/decisions/0001-runtime.md
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@10.34.8';
const NODE_MAJOR = 24;

const root = fileURLToPath(new URL('../', import.meta.url));

/** Hash of everything that determines the installation. */
function wanted() {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const manifests = folders.map((folder) => join(folder.name, 'package.json'));
  const patches = existsSync(join(root, 'patches'))
    ? readdirSync(join(root, 'patches')).map((name) => join('patches', name))
    : [];
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests, ...patches];
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files)
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

async function pnpm(...options) {
  // `npm run --silent` would silence pnpm, whose output is parsed below.
  const always = ['install', '--config.confirmModulesPurge=false', '--loglevel=info'];
  const run = spawn('npx', ['--yes', PNPM, ...always, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npx is a command file, which needs a shell.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (part) => (output += part));
  const stopProgress = printProgress(() => output);
  const status = await new Promise((resolve) => {
    run.on('error', (error) => resolve(error.message));
    run.on('close', resolve);
  });
  stopProgress();
  return { done: status === 0, output: typeof status === 'string' ? status : output };
}

/** Prints progress like platform/src/cli/progress: one changing line on a terminal, otherwise a line every 15 s. */
function printProgress(output) {
  const began = Date.now();
  const isTerminal = process.stdout.isTTY;
  const print = () => {
    const [, all, added] = [...output().matchAll(/resolved (\d+), .*added (\d+)/g)].at(-1) ?? [];
    const share = all ? `, ${added} of ${all}` : '';
    const line = `Installing the libraries${share} · ${Math.round((Date.now() - began) / 1000)} s`;
    process.stdout.write(isTerminal ? `\r\u001B[2K${line}` : `${line}\n`);
  };
  print();
  const timer = setInterval(print, isTerminal ? 500 : 15_000);
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001B[2K');
  };
}

/**
 * Installs from the lockfile. If a package is new or has changed, the lockfile is updated first, so that a new remote
 * needs only its folder. Not in CI, which tests the committed lockfile.
 */
async function install() {
  const exact = await pnpm('--frozen-lockfile');
  if (exact.done || process.env.CI || !exact.output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) return exact;
  console.log('A package.json is new or has changed: pnpm-lock.yaml is updated. Commit both.');
  return pnpm('--no-frozen-lockfile', '--prefer-offline');
}

async function installLibraries() {
  const record = join(root, 'node_modules/.metier-installed');
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted()) return;
  const { done, output } = await install();
  if (!done) {
    console.error(output);
    console.error(`The libraries cannot be installed. After changing a package.json: npx ${PNPM} install`);
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(record, wanted());
}

/** The workspace's Node; without one for this machine, the running one if it is new enough. */
function findNode() {
  const machine = `${process.platform}-${process.arch}`;
  const packages = [`node-${machine}`, `node-bin-${machine}`].map((name) =>
    join(root, 'platform/node_modules', name, 'bin/node'),
  );
  const packaged = packages.find((path) => existsSync(path));
  if (packaged) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  console.error(
    `There is no package with Node ${NODE_MAJOR} for ${machine}: install Node ${NODE_MAJOR} and start again.`,
  );
  return process.exit(1);
}

/** Runs the command with this process's output, signals and exit code. */
function handOver(node) {
  const child = spawn(node, [join(root, 'platform/src/cli/main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    // The IPC channel tells the command that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      // Otherwise glibc keeps freed memory of the image library's threads. docs/decisions/0009-api-speed.md
      MALLOC_ARENA_MAX: '2',
      // Used by the build to list the libraries.
      METIER_PNPM: PNPM,
      ...process.env,
      // Tools that the command starts use the same Node.
      PATH: [dirname(node), process.env.PATH].join(delimiter),
    },
  });
  // Forwarded: the command shuts down by itself, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onceOrphaned(() => child.kill());
  child.on('error', (error) => {
    console.error(`${node} cannot run here: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

/** A killed npm does not signal its children. */
function onceOrphaned(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
}

await installLibraries();
handOver(findNode());
