import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** How Chromium tells on the console what a policy has forbidden. */
const VIOLATION = /Content Security Policy|TrustedHTML|TrustedScript/;

/** The driver of the browser reads each image that a page shows from memory, for its trace; no code of ours does. */
const OF_THE_DRIVER = "Connecting to 'blob:";

/**
 * Hears what the policies of pages forbid that a browser opens from now on. Returns what tells it, with the page of each.
 */
export function hearViolations(browser: Browser): () => string[] {
  const violations: string[] = [];
  const hear = (message: ConsoleMessage) => {
    const text = message.text();
    if (VIOLATION.test(text) && !text.startsWith(OF_THE_DRIVER))
      violations.push(`${message.page()?.url()}: ${text}`);
  };
  const hearIn = (context: BrowserContext) => context.on('console', hear);
  browser.on('context', hearIn);
  return () => {
    browser.off('context', hearIn);
    return violations;
  };
}
