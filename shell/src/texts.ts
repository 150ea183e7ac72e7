import { textsOf } from '@metier/shared-kit/i18n';
import type en from './locales/en.json';

export const SHELL_NAMESPACE = 'shell';
export const useTexts = textsOf<typeof en>(SHELL_NAMESPACE);
