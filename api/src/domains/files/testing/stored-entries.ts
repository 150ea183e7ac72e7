const [END, ENTRY] = [0x06054b50, 0x02014b50];
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];

/** The files of an uncompressed ZIP archive, by its directory: name -> bytes. */
export function storedEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_LENGTH;
  if (zip.readUInt32LE(end) !== END) throw new Error('The archive has no end record');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY || zip.readUInt16LE(at + 10) !== 0)
      throw new Error('The entry is compressed');
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [nameLength = 0] = lengths;
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.set(name, zip.subarray(start, start + zip.readUInt32LE(at + 24)));
    at += ENTRY_LENGTH + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}
