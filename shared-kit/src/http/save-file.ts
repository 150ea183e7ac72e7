import type { ReceivedFile } from './client.ts';

/** Hands a file to the browser, which keeps it under its name as it keeps every download. */
export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
