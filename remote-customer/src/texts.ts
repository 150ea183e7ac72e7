import { textsOf } from '@metier/shared-kit/i18n';
import type en from './locales/en.json';

/** Texts of this remote, with checked keys. */
export const useTexts = textsOf<typeof en>('customer');
