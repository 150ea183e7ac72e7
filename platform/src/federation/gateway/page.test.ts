import { expect, test } from '@jest/globals';
import { registryOf } from '../../releases/index.ts';
import { renderPage } from './page.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const END = '</script><script>alert(1)</script><!--';

test('no content of a release can close its script element', () => {
  const releases = sampleReleases();
  const registry = { ...registryOf(releases), text: END };
  const nothing = { files: [], scripts: [], reads: [END] };
  const preloads = { nobody: nothing, customer: nothing, freelancer: nothing, manager: nothing };
  const page = {
    releases,
    registry,
    language: 'en',
    preloads,
    nonce: 'n',
    demo: false,
    stripe: false,
  } as const;
  const html = renderPage(page);
  expect(html).not.toContain(END);
  expect(html.match(/<script\b/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
  const json = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ text: END });
});
