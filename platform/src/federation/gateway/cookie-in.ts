/** The value of a cookie in a request header; undefined if absent. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
