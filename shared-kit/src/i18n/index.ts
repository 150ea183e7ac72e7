/** Translations. */
export { useErrorText } from './error-text.ts';
export { prepareTexts, startI18n, startI18nWith, type TextsByNamespace } from './i18n.ts';
export { KIT_NAMESPACE, useKitTexts, type KitKey } from './kit-texts.ts';
export { Rich } from './rich.tsx';
export { forgetLostTexts, forgetTexts } from './retry-texts.ts';
export type { Texts } from './texts-store.ts';
export { textsOf, type KeyOf, type Translate, type Values } from './texts-of.ts';
export { useLanguage } from './use-language.ts';
