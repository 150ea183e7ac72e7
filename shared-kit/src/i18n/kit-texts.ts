import type en from '../locales/en.json';
import { textsOf, type KeyOf } from './texts-of.ts';

/** Namespace of the words that all parts of the product share: errors, statuses, services, buttons. */
export const KIT_NAMESPACE = 'kit';
export type KitKey = KeyOf<typeof en>;
export const useKitTexts = textsOf<typeof en>(KIT_NAMESPACE);
