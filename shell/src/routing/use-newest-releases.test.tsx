import { expect, jest, test } from '@jest/globals';
import { request } from '@metier/shared-kit/http';
import { useLocation, useNavigate } from '@metier/shared-kit/router';
import { fakeServer, renderPage, screen } from '@metier/shared-kit/testing';
import { LiveRegistry, RegistryProvider } from '@metier/platform/federation';
import { registry } from '@metier/platform/federation/testing';
import { useNewestReleases } from './use-newest-releases.ts';

const server = fakeServer();
const NEWER = { ...registry, shell: { ...registry.shell, release: '2' } };

function Page() {
  useNewestReleases();
  const go = useNavigate();
  const { pathname } = useLocation();
  return <button onClick={() => void go(`${pathname}-next`)}>Go on</button>;
}

/** A page of a tab that knows newer releases. */
async function showOutdated() {
  const reload = jest.fn<() => void>();
  const live = new LiveRegistry(registry, reload);
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(NEWER));
  await live.refresh();
  const page = (
    <RegistryProvider value={live}>
      <Page />
    </RegistryProvider>
  );
  const { person } = await renderPage(page, { path: '/first', as: 'freelancer', texts: {} });
  return { reload, goOn: () => person.click(screen.getByRole('button', { name: 'Go on' })) };
}

test('an outdated tab loads the next page in full', async () => {
  const { reload, goOn } = await showOutdated();
  expect(reload).not.toHaveBeenCalled();
  await goOn();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('not while a change is being sent, which the switch would abort, but with the next page after it', async () => {
  const { reload, goOn } = await showOutdated();
  const arrived = Promise.withResolvers<void>();
  server.answers('POST /api/freelancers/free', async () => {
    await arrived.promise;
    return { freelancer_status: { free: true } };
  });
  const sent = request('POST /api/freelancers/free', { query: { status_free: 1 } });
  await goOn();
  expect(reload).not.toHaveBeenCalled();
  arrived.resolve();
  await sent;
  await goOn();
  expect(reload).toHaveBeenCalledTimes(1);
});
