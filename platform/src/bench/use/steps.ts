import type { Target } from '../load/page-input.ts';

/** One measured use of a page: a press, or keys in an element that has the focus then. */
export interface UseStep {
  readonly name: string;
  readonly target?: Target;
  /** Without keys and text it is pressed. */
  readonly keys?: readonly string[];
  readonly text?: string;
}

/** A page and what is done on it, step after step. */
export interface Scene {
  readonly path: string;
  /** Text of a link on that page; then the scene is on the page behind it. */
  readonly link?: string;
  readonly steps: readonly UseStep[];
}

/** Presses an element. */
export const press = (name: string, target: Target): UseStep => ({ name, target });
/** Types into a field. */
export const type = (name: string, target: Target, text: string): UseStep => ({ name, target, text });
/** Presses keys in an element. */
export const keysIn = (name: string, target: Target, ...keys: string[]): UseStep => ({ name, target, keys });
/** Presses keys wherever the focus is. */
export const keys = (name: string, ...pressed: string[]): UseStep => ({ name, keys: pressed });

export const button = (name: RegExp): Target => ({ role: 'button', name });
export const tab = (name: RegExp): Target => ({ role: 'tab', name });
export const textbox = (name: RegExp): Target => ({ role: 'textbox', name });
/** A native select. */
export const select = (name: RegExp): Target => ({ role: 'combobox', name });
export const SEARCH: Target = { selector: 'main input[type=search]' };
export const inDialog = (selector: string): Target => ({ selector: `[role=dialog] ${selector}` });

const ESCAPE = 'Escape';

/** Opens a dialog and closes it with Esc. */
export const dialog = (name: string, target: Target): UseStep[] => [
  press(name, target),
  keys(`${name}, close`, ESCAPE),
];

/** The command palette: opened, searched, left. */
export const palette = (text: string): UseStep[] => [
  keys('palette, Ctrl+K', 'Ctrl+k'),
  { name: 'palette, type', text },
  keys('palette, arrows', 'ArrowDown', 'ArrowDown'),
  keys('palette, close', ESCAPE),
];
