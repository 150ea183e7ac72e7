/** The value of a cookie in the header of a request; undefined if it is not there. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
