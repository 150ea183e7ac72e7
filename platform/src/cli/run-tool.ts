import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithThisProcess } from '../end-with-process.ts';
import { ROOT } from './root.ts';

/** A program of `node_modules/.bin` and its arguments. */
export type ToolCall = readonly [name: string, ...args: string[]];

export interface ToolOptions {
  /** Package of the tool and its working directory; the root of the workspace by default. */
  readonly folder?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a tool with inherited stdio. Resolves with its exit code. */
export async function runTool(call: ToolCall, options: ToolOptions = {}): Promise<number> {
  const child = startTool(call, 'inherit', options);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Runs a tool and captures its output. */
export async function askTool(
  call: ToolCall,
  options: ToolOptions = {},
): Promise<{ code: number; output: string }> {
  const child = startTool(call, ['ignore', 'pipe', 'pipe'], options);
  const outputOf = async (stream: typeof child.stdout) => (stream ? text(stream) : '');
  const [output, errors, [code]] = await Promise.all([
    outputOf(child.stdout),
    outputOf(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: (code as number | null) ?? 1, output: `${output}${errors}` };
}

function startTool(call: ToolCall, stdio: StdioOptions, options: ToolOptions) {
  const { file, args, cwd, env } = toolOf(call, options);
  const child = spawn(file, args, { cwd, stdio, env });
  endWithThisProcess(child);
  return child;
}

/** Executable and spawn options of a tool. */
export function toolOf([name, ...args]: ToolCall, { folder = '.', environment = {} }: ToolOptions) {
  const cwd = join(ROOT, folder);
  return { file: join(cwd, 'node_modules/.bin', name), args, cwd, env: { ...process.env, ...environment } };
}
