import { cookieName } from '@metier/contract';

/** Sets a cookie for all pages of this host. Zero seconds delete it. */
export function setCookie(name: string, value: string, seconds: number): void {
  const isSecure = window.location.protocol === 'https:';
  const attributes = `path=/; max-age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  document.cookie = `${cookieName(name, isSecure)}=${value}; ${attributes}`;
}
