import type { Locator } from '@playwright/test';

/** Drops a file onto an element, as if it came from a window beside the browser. */
export async function dropFile(place: Locator, name: string, text: string): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([given.text], given.name, { type: 'text/plain' }));
      return transfer;
    },
    { name, text },
  );
  await place.dispatchEvent('drop', { dataTransfer });
}
