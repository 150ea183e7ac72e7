import { PATHS } from '@metier/shared-kit/contract';

export function Page() {
  return <h1>{PATHS.login}</h1>;
}
