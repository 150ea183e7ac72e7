import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** How Chromium tells on the console what a policy has forbidden. */
const VIOLATION = /Content Security Policy|TrustedHTML|TrustedScript/;

/**
 * Hears what the policies of pages forbid that a browser opens from now on. Returns what tells it, with the page of each.
 */
export function hearViolations(browser: Browser): () => string[] {
  const violations: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (VIOLATION.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
  };
  const hearIn = (context: BrowserContext) => context.on('console', hear);
  browser.on('context', hearIn);
  return () => {
    browser.off('context', hearIn);
    return violations;
  };
}
