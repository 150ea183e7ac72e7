/** Of what is unknown, and of everything that could run or be drawn by its own rules. */
export const UNKNOWN_TYPE = 'application/octet-stream';

const SAFE = [
  /^(audio|video|font)\/[\w.+-]+$/,
  /^image\/(?!svg)[\w.-]+$/,
  /^application\/(pdf|zip|gzip|x-7z-compressed|x-rar-compressed|x-tar|rtf|epub\+zip)$/,
  /^application\/vnd\.(oasis\.opendocument|openxmlformats-officedocument)\.[\w.-]+$/,
];

/**
 * The type that people are told: only of files that browsers and programs do not run.
 *
 * @param found what the content says, if it is known
 * @example safeType('application/xml') // 'application/octet-stream'
 */
export const safeType = (found: string | undefined): string =>
  found !== undefined && SAFE.some((pattern) => pattern.test(found)) ? found : UNKNOWN_TYPE;
