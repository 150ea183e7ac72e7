import type { Role } from '@metier/contract';
import { useEffect, useState } from 'react';

/** An account of the demo world. */
export interface DemoAccount {
  readonly type_client: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

/** Set on the page by the gateway. */
const isDemo = () => 'demo' in document.documentElement.dataset;

async function readAccounts(signal: AbortSignal): Promise<readonly DemoAccount[]> {
  // Outside of `/api` and its contract, because it exists only in demo mode (product.md §11).
  const response = await fetch('/dev/accounts', { signal });
  return response.ok ? ((await response.json()) as DemoAccount[]) : [];
}

/** The demo accounts; empty outside of demo mode. */
export function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    if (!isDemo()) return undefined;
    const leaving = new AbortController();
    readAccounts(leaving.signal).then(setAccounts, () => undefined);
    return () => leaving.abort();
  }, []);
  return accounts;
}
