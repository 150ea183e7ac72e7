import type { Locator } from '@playwright/test';

/** Drops a file onto an element, as from another window. */
export async function dropFile(place: Locator, name: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(given.bytes)], given.name));
      return transfer;
    },
    { name, bytes: [...bytes] },
  );
  await place.dispatchEvent('drop', { dataTransfer });
}
