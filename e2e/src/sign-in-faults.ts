import type { Page } from '@playwright/test';

/**
 * What makes signing in a test of memory or skill (WCAG 2.2, 3.3.8): a field that browsers cannot fill in, that rejects
 * what is pasted, a password that cannot be shown or has no user name beside it, a puzzle. Checks the forms of the pages
 * under `/auth`, and those with a password anywhere.
 */
export const signInFaults = (page: Page): Promise<string[]> => page.evaluate(signInTests);

/** Runs in the page. */
async function signInTests(): Promise<string[]> {
  const FILLED_BY_BROWSERS = [
    'username',
    'email',
    'current-password',
    'new-password',
    'one-time-code',
    'given-name',
    'family-name',
  ];
  const PUZZLES = 'iframe, canvas, audio, [class*="captcha"]';
  const isOfSignIn = location.pathname.startsWith('/auth/');
  const forms = [...document.querySelectorAll('form')].filter(
    (form) => isOfSignIn || form.querySelector('[type="password"]'),
  );
  const nextFrame = () => new Promise((seen) => requestAnimationFrame(seen));

  const acceptsPaste = (field: Element) =>
    field.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
    );
  /** Presses the button of a password twice: shown, and hidden again. */
  const canBeShown = async (field: HTMLInputElement) => {
    const types: string[] = [];
    for (const _ of ['show', 'hide']) {
      field.parentElement?.querySelector('button')?.click();
      await nextFrame();
      types.push(field.type);
    }
    return types.join() === 'text,password';
  };
  const faultsOf = async (field: HTMLInputElement, form: HTMLFormElement) => {
    const said = `${field.name || field.type} of ${location.pathname}`;
    const fill = field.autocomplete;
    const isPassword = field.type === 'password';
    return [
      ...(FILLED_BY_BROWSERS.includes(fill) ? [] : [`${said} has autocomplete="${fill}"`]),
      ...(isPassword === fill.endsWith('-password') ? [] : [`${said} is no ${fill}`]),
      ...(acceptsPaste(field) ? [] : [`${said} rejects what is pasted`]),
      ...(isPassword && !(await canBeShown(field)) ? [`${said} cannot be shown`] : []),
      ...(isPassword && !form.querySelector('[autocomplete="username"]')
        ? [`${said} has no user name beside it`]
        : []),
    ];
  };

  const puzzles = isOfSignIn ? [...document.querySelectorAll(PUZZLES)] : [];
  const faults = puzzles.map((puzzle) => `${location.pathname} has a ${puzzle.tagName.toLowerCase()}`);
  for (const form of forms) {
    for (const field of form.querySelectorAll<HTMLInputElement>(
      'input:not([type="radio"], [type="checkbox"]), textarea, select',
    ))
      faults.push(...(await faultsOf(field, form)));
  }
  return faults;
}
