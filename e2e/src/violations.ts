import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** Chromium's console messages for CSP and Trusted Types violations. */
const VIOLATION = /Content Security Policy|TrustedHTML|TrustedScript/;

/** Playwright fetches blob images for its trace, which violates the policy; the product does not. */
const OF_THE_DRIVER = "Connecting to 'blob:";

/**
 * Records policy violations in pages that the browser opens from now on. Returns a function that returns them.
 */
export function recordViolations(browser: Browser): () => string[] {
  const violations: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    const text = message.text();
    if (VIOLATION.test(text) && !text.startsWith(OF_THE_DRIVER))
      violations.push(`${message.page()?.url()}: ${text}`);
  };
  const observe = (context: BrowserContext) => context.on('console', onMessage);
  browser.on('context', observe);
  return () => {
    browser.off('context', observe);
    return violations;
  };
}
