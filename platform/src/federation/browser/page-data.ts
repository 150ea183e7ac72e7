import type { Registry } from '@metier/shared-kit/registry';
import { tolerantRegistry } from './tolerant-registry.ts';

const ELEMENT = 'registry';

function registryElement(page: Document): HTMLElement {
  const element = page.getElementById(ELEMENT);
  if (!element) throw new Error(`The page has no element #${ELEMENT}: it was not served by the gateway.`);
  return element;
}

/** The registry that the gateway has embedded in this page. */
export function readRegistry(page: Document): Registry {
  return tolerantRegistry(JSON.parse(registryElement(page).textContent) as Registry);
}

/** The nonce for added styles; browsers hide it from selectors but not from the property. */
export function pageNonce(page: Document): string {
  return registryElement(page).nonce ?? '';
}
