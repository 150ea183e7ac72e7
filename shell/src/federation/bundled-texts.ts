import type { Texts } from '@metier/shared-kit/i18n';
import { within } from './within.ts';

/** How long texts wait for the bundle that has them. Then they are fetched, so that the frame stands without it. */
const PATIENCE_MS = 1000;

let waited: Promise<boolean> | undefined;

/** The texts of a file, if they came with the bundle that the page itself asked for. */
export async function bundledTexts(url: string): Promise<Texts | undefined> {
  waited ??= within(PATIENCE_MS, Promise.resolve(globalThis.metierPageBundle));
  await waited;
  return globalThis.metierTexts?.[url] as Texts | undefined;
}
