import { expect, test } from '@jest/globals';
import { contentDigest, digestOf } from '../../integrity.ts';
import { registryOf } from '../../releases/index.ts';
import { renderPage } from './page.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const END = '</script><script>alert(1)</script><!--';

/** The page over these releases, with a text in its data. */
function htmlOf({ releases = sampleReleases(), text = '' } = {}): string {
  const registry = { ...registryOf(releases), text };
  return renderPage({
    releases,
    registry,
    language: 'en',
    preloads: { files: [], scripts: [], reads: [text] },
    nonce: 'n',
    demo: false,
    stripe: false,
  });
}

test('no content of a release can close its script element', () => {
  const html = htmlOf({ text: END });
  expect(html).not.toContain(END);
  expect(html.match(/<script\b/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
  const json = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ text: END });
});

test("each of the shell's scripts has the integrity of its content, and the page requests no other script", () => {
  const releases = sampleReleases();
  const { shell } = releases;
  const contents = ['vendors', 'shell'];
  const entry = contents.map((content) => `entry.${contentDigest(content)}.js`);
  const html = htmlOf({
    releases: { ...releases, shell: { ...shell, manifest: { ...shell.manifest, entry } } },
  });
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => ({
    src: /\bsrc="([^"]*)"/.exec(tag)?.[1],
    integrity: /\bintegrity="([^"]*)"/.exec(tag)?.[1],
  }));
  expect(tags).toEqual(
    contents.map((content, index) => ({
      src: `${shell.base}${entry[index]}`,
      integrity: digestOf(content),
    })),
  );
});
