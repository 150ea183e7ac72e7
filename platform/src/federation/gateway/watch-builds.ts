/** A failed build with webpack's message. */
export interface BuildFailure {
  readonly app: string;
  readonly text: string;
}

/**
 * Runs in development pages: reloads the page after a change, and shows failed builds in an overlay. It is sent as this
 * function's source, so it must be self-contained.
 */
export function watchBuilds(address: string): void {
  const add = (parent: Element, tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
    const element = document.createElement(tag);
    // As text, so that build output is not parsed as HTML.
    element.textContent = text;
    Object.assign(element.style, style);
    parent.append(element);
    return element;
  };
  let overlay: HTMLElement | undefined;
  const show = (failures: readonly BuildFailure[]) => {
    overlay?.remove();
    if (failures.length === 0) return;
    overlay = add(document.documentElement, 'section', '', {
      position: 'fixed',
      inset: '16px 16px auto',
      maxHeight: 'calc(100vh - 32px)',
      overflow: 'auto',
      zIndex: '3000',
      padding: '16px',
      background: '#3b0f0c',
      color: '#ffffff',
      font: '14px/1.5 monospace',
      textAlign: 'left',
    });
    overlay.setAttribute('role', 'alert');
    const dismiss = add(overlay, 'button', 'Dismiss', { float: 'right', font: 'inherit' });
    dismiss.addEventListener('click', () => overlay?.remove());
    for (const { app, text } of failures) {
      add(overlay, 'strong', `${app} does not build`, {});
      add(overlay, 'pre', text, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' });
    }
  };
  const source = new EventSource(address);
  source.addEventListener('message', () => location.reload());
  source.addEventListener('failures', ({ data }: MessageEvent<string>) =>
    show(JSON.parse(data) as readonly BuildFailure[]),
  );
}
