import { textsOf } from '@metier/shared-kit/i18n';
import type en from './locales/en.json';

/** The words of this remote. */
export const useTexts = textsOf<typeof en>('auth');
