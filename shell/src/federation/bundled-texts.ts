import type { Texts } from '@metier/shared-kit/i18n';
import { awaitPageBundle } from './await-page-bundle.ts';

/** How long texts wait for the bundle that has them. Then they are fetched, so that the frame stands without it. */
const PATIENCE_MS = 2000;

/** The texts of a file, if they came with the bundle that the page itself asked for. */
export async function bundledTexts(url: string): Promise<Texts | undefined> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([awaitPageBundle(), patience]);
  clearTimeout(timer);
  return globalThis.metierTexts?.[url] as Texts | undefined;
}
