import { matchPage, menuFor } from '@metier/shared-kit/registry';
import { createRoot } from 'react-dom/client';
import './federation/doors.ts';
import { readRegistry, RegistryProvider, RemotePage, type RemoteFailure } from './federation/index.ts';

const registry = readRegistry(document);
const role = 'customer';
const match = matchPage(registry, location.pathname, role);

function Failed({ app, retry }: RemoteFailure) {
  return <button type="button" onClick={retry}>{app}</button>;
}

const container = document.getElementById('app');
if (!container) throw new Error('no #app');
createRoot(container).render(
  <RegistryProvider value={registry}>
    <nav>
      {menuFor(registry, role).map(({ path, label }) => (
        <a key={path} href={path}>{label}</a>
      ))}
    </nav>
    {match ? <RemotePage match={match} loading="…" Failed={Failed} /> : '404'}
  </RegistryProvider>,
);
