import { runTool } from './run-tool.ts';

/** `npm run format`: formats all files as `npm run check` requires. */
export async function format(): Promise<void> {
  process.exitCode = await runTool(['oxfmt']);
}
