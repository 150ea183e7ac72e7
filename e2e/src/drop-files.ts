import type { Locator } from '@playwright/test';

interface DroppedFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Drops files onto an element at once, as from another window. */
export async function dropFiles(place: Locator, ...files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given) transfer.items.add(new File([Uint8Array.from(bytes)], name));
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  );
  await place.dispatchEvent('drop', { dataTransfer });
}
