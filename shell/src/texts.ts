import { KIT_NAMESPACE, textsOf } from '@metier/shared-kit/i18n';
import type en from './locales/en.json';

/** Texts of the shell, with checked keys; in one file with the kit's. Why: docs/decisions/0008-load.md. */
export const useTexts = textsOf<typeof en>(KIT_NAMESPACE);
