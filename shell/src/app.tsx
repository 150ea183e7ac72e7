import { NotifyProvider } from '@metier/shared-kit/notify';
import { QueryProvider } from '@metier/shared-kit/query';
import { WidgetHostProvider } from '@metier/shared-kit/remote';
import { UiProvider } from '@metier/shared-kit/ui';
import { WidgetHost } from './features/remote-down/widget-host.tsx';
import { type LiveRegistry, RegistryProvider } from '@metier/platform/federation';
import { Frame } from './frame/frame.tsx';
import { PageRouter } from './routing/page-router.tsx';
import { CurrentPage } from './routing/current-page.tsx';

/** The root component: theme, toasts, query client, router and frame around the page. */
export function App({ registry, nonce }: { registry: LiveRegistry; nonce: string }) {
  return (
    <UiProvider nonce={nonce}>
      <NotifyProvider>
        <QueryProvider>
          <RegistryProvider value={registry}>
            <WidgetHostProvider value={WidgetHost}>
              <PageRouter>
                <Frame>
                  <CurrentPage />
                </Frame>
              </PageRouter>
            </WidgetHostProvider>
          </RegistryProvider>
        </QueryProvider>
      </NotifyProvider>
    </UiProvider>
  );
}
