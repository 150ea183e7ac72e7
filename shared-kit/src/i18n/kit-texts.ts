import type { SharedTexts } from '@metier/contract/shared-texts';
import type en from '../locales/en.json';
import { textsOf, type KeyOf } from './texts-of.ts';

/**
 * The build adds the texts that API and browser share, and the shell's, which only the shell reads:
 * platform/src/federation/build/shell-config.ts.
 */
type KitTexts = typeof en & SharedTexts;

/** Namespace of the shared texts (errors, statuses, services, buttons) and of the shell's own. */
export const KIT_NAMESPACE = 'kit';
/** A key of these texts; a wrong one does not compile. */
export type KitKey = KeyOf<KitTexts>;
/** Reads the shared texts. Example: `const kit = useKitTexts(); kit('action.cancel')`. */
export const useKitTexts = textsOf<KitTexts>(KIT_NAMESPACE);
