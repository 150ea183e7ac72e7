import fc from 'fast-check';

const BOUNDARY = 'x-fuzz';

/** The payload of a request and its content type. */
export interface Payload {
  readonly type: string;
  readonly payload: string | Buffer;
}

/** Fields as multipart form data: bytes as files, lists as repeated fields. Sometimes truncated. */
export const formOf = (fields: object): fc.Arbitrary<Payload> => {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one: unknown) => partOf(name, one)),
  );
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant({ type, payload: whole }) },
    fc.nat(whole.length).map((end) => ({ type, payload: whole.subarray(0, end) })),
  );
};

function partOf(name: string, value: unknown): Buffer {
  const isFile = Buffer.isBuffer(value);
  const about = isFile ? '; filename="a.png"\r\nContent-Type: image/png' : '';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Buffer.concat([Buffer.from(head), isFile ? value : Buffer.from(text), Buffer.from('\r\n')]);
}
