import { setTimeout } from 'node:timers/promises';
import type { Client } from 'chrome-remote-interface';

/** An element by its role and accessible name, or by a selector; the first visible one. */
export type Target = { readonly role: string; readonly name: RegExp } | { readonly selector: string };

/** A step that cannot be done as written: its element is missing or covered, or it has no effect. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/** A pointer is on its target for at least this long before it presses. */
const REST_MS = 100;
/** Between two keys of a fast typist. */
const KEY_MS = 80;
const CTRL = 2;
const TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/** Real input into a page: mouse and keyboard. */
export class PageInput {
  readonly #page: Client;

  constructor(page: Client) {
    this.#page = page;
  }

  /**
   * Moves to an element without pressing it, and returns how to press it; so that the search for it is not measured.
   */
  async moveTo(target: Target): Promise<() => Promise<void>> {
    const { Input, DOM, Runtime } = this.#page;
    const objectId = await this.#find(target);
    await DOM.scrollIntoViewIfNeeded({ objectId });
    const { quads } = await DOM.getContentQuads({ objectId });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
    const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
    await Input.dispatchMouseEvent({ type: 'mouseMoved', ...place });
    await setTimeout(REST_MS);
    const { result } = await Runtime.callFunctionOn({
      objectId,
      functionDeclaration: String(isAt),
      arguments: [{ value: place.x }, { value: place.y }],
    });
    if (result.value !== true) throw new StepError(`${words(target)} is covered by something else.`);
    return async () => {
      const button = { ...place, button: 'left', clickCount: 1 } as const;
      await Promise.all([
        Input.dispatchMouseEvent({ type: 'mousePressed', ...button }),
        Input.dispatchMouseEvent({ type: 'mouseReleased', ...button }),
      ]);
    };
  }

  /** Gives an element the focus, without a press. */
  async focus(target: Target): Promise<void> {
    const objectId = await this.#find(target);
    await this.#page.DOM.focus({ objectId });
  }

  /** Types a text into the element with the focus. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#key({ key: letter, text: letter });
      await setTimeout(KEY_MS);
    }
  }

  /** Presses a key such as `ArrowRight` or, with Ctrl, `Ctrl+k`. */
  async press(key: string): Promise<void> {
    const [last = '', ctrl] = key.split('+').toReversed();
    await this.#key({ key: last, ...(ctrl && { modifiers: CTRL }) });
  }

  async #key({ key, ...more }: { key: string; text?: string; modifiers?: number }): Promise<void> {
    const { Input } = this.#page;
    const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
    const both = { key, code, windowsVirtualKeyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0), ...more };
    await Input.dispatchKeyEvent({ type: more.text ? 'keyDown' : 'rawKeyDown', ...both });
    await Input.dispatchKeyEvent({ type: 'keyUp', ...both });
  }

  async #find(target: Target): Promise<string> {
    const end = Date.now() + TIMEOUT_MS;
    do {
      const found = 'selector' in target ? await this.#select(target.selector) : await this.#query(target);
      if (found) return found;
      await setTimeout(POLL_MS);
    } while (Date.now() < end);
    throw new StepError(`${words(target)} is not in the page.`);
  }

  async #select(selector: string): Promise<string | undefined> {
    const { result } = await this.#page.Runtime.evaluate({
      expression: `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`,
    });
    return result.objectId;
  }

  async #query({ role, name }: { role: string; name: RegExp }): Promise<string | undefined> {
    const { Accessibility, Runtime, DOM } = this.#page;
    const { result } = await Runtime.evaluate({ expression: 'document' });
    const { nodes } = await Accessibility.queryAXTree({ objectId: String(result.objectId), role });
    // A button with an icon begins with a space of no width, which keeps its place while it loads.
    const nameOf = (node: (typeof nodes)[number]) => String(node.name?.value ?? '').replace(/^\u200B /, '');
    const found = nodes.find((node) => !node.ignored && name.test(nameOf(node)));
    if (found?.backendDOMNodeId === undefined) return undefined;
    const { object } = await DOM.resolveNode({ backendNodeId: found.backendDOMNodeId });
    return object.objectId;
  }
}

/** True if a press at a place meets the element. Runs in the page. */
function isAt(this: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (this.contains(hit) || hit.contains(this));
}

const CODES: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

const words = (target: Target): string =>
  'selector' in target ? target.selector : `The ${target.role} ${target.name.source}`;
