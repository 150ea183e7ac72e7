/** For unknown content and for every type that can contain scripts. */
export const UNKNOWN_TYPE = 'application/octet-stream';

const SAFE = [
  /^(audio|video|font)\/[\w.+-]+$/,
  /^image\/(?!svg)[\w.-]+$/,
  /^application\/(pdf|zip|gzip|x-7z-compressed|x-rar-compressed|x-tar|rtf|epub\+zip)$/,
  /^application\/vnd\.(oasis\.opendocument|openxmlformats-officedocument)\.[\w.-]+$/,
];

/**
 * The media type under which a file is served: only types that browsers do not execute.
 *
 * @param found detected type, if any
 * @example safeType('application/xml') // 'application/octet-stream'
 */
export const safeType = (found: string | undefined): string =>
  found !== undefined && SAFE.some((pattern) => pattern.test(found)) ? found : UNKNOWN_TYPE;
