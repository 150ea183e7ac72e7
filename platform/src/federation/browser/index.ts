export { changePublicPathOnTimeout } from './public-path.ts';
export { localeUrl } from './locale-url.ts';
export { pageNonce, readRegistry } from './page-data.ts';
export { LiveRegistry } from './live-registry.ts';
export { RegistryProvider, useLiveRegistry, useRegistry } from './registry-context.ts';
export { preparePage, prepareWidgetsOf, readsOf, RemotePage } from './remote-page.tsx';
export { preparePart, type RemoteFailure, RemotePart } from './remote-part.tsx';
export { RemoteWidget } from './remote-widget.tsx';
export { settlesWithin } from './within.ts';
