import { runTool } from './run-tool.ts';

/** `npm run format`: writes every file in the one form that `npm run check` accepts. */
export async function format(): Promise<void> {
  process.exitCode = await runTool(['oxfmt']);
}
