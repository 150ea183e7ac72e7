import type { Language } from '@metier/contract';
import { GERMAN_SERVICE_NAMES } from './service-names.de.ts';
import { SERVICE_NAMES } from './service-names.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: SERVICE_NAMES,
  de: GERMAN_SERVICE_NAMES,
};

/** What a service is called on paper. Example: `serviceName(20102, 'de') // 'Visitenkarte'`. */
export const serviceName = (id: number, language: Language): string => NAMES[language][id] ?? String(id);
