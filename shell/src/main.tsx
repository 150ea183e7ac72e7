import { KIT_NAMESPACE, startI18n } from '@metier/shared-kit/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import {
  changePublicPathOnTimeout,
  LiveRegistry,
  localeUrl,
  pageNonce,
  readRegistry,
} from '@metier/platform/federation';
import { followRedirects } from './routing/follow-redirects.ts';
import { prepareFirstPage } from './routing/first-page.ts';

changePublicPathOnTimeout();
const registry = readRegistry(document);
const live = new LiveRegistry(registry);
const container = document.getElementById('app');
if (!container) throw new Error('The page has no element #app: it was not served by the gateway.');

const texts = startI18n({
  locate: (language, namespace) => localeUrl(live.used(), language, namespace),
  namespaces: [KIT_NAMESPACE],
});
await Promise.all([texts, prepareFirstPage(registry, followRedirects(registry), texts)]);
createRoot(container).render(<App registry={live} nonce={pageNonce(document)} />);
live.watch();
