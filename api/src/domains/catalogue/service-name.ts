import type { Language } from '@metier/contract';
import { SHARED_TEXTS } from '@metier/contract/shared-texts';

/** Name of a service. Example: `serviceName(20102, 'de') // 'Visitenkarte'`. */
export function serviceName(id: number, language: Language): string {
  const names: Readonly<Record<string, string>> = SHARED_TEXTS[language].catalogue;
  return names[id] ?? String(id);
}
