import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a pointer can drag in the source. */
const DRAGS = /\bonDr(ag|op)\w*=|\bonDragStart:|\bon(Pointer|Touch|Mouse)(Down|Move)\b=|<(Slider|FileDrop)\b/;

/**
 * Every source with something to drag or drop, and the journey that does the same by pressing or typing (WCAG 2.2,
 * 2.5.7).
 */
const ALTERNATIVES: Readonly<Record<string, readonly [journey: string, alternative: string]>> = {
  'remote-auth/src/features/photo/photo-widget.tsx': ['wcag', 'Choose a photo|Choose another photo'],
  'remote-customer/src/features/create/components/deadline-field.tsx': ['wcag', "'Deadline'"],
  'remote-freelancer/src/features/portfolio/components/ordered-works.tsx': [
    'portfolio',
    'forward` }).click()',
  ],
  'shared-kit/src/files/attach-field.tsx': ['wcag', "'Attach files'"],
  'shared-kit/src/files/file-drop.tsx': ['wcag', "'Attach files'"],
  'shared-kit/src/marketplace/conversation/conversation.tsx': ['order-room', "'Attach files'"],
  'shared-kit/src/marketplace/project/case/statement-form.tsx': ['order-room', "'Attach files'"],
  'shared-kit/src/marketplace/project/split/split-field.tsx': ['decision', 'share.fill(typed)'],
};

test('whatever can be dragged has an alternative that a journey presses', () => {
  const found = globSync('{shared-kit,shell,remote-*}/src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.test\./.test(file) && DRAGS.test(read(file)))
    .toSorted();
  expect(found).toEqual(Object.keys(ALTERNATIVES));
});

test.each(Object.entries(ALTERNATIVES))('%s: the journey presses it', (_, [journey, alternative]) => {
  expect(read(`e2e/journeys/${journey}.spec.ts`)).toContain(alternative);
});
