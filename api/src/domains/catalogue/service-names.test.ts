import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { LANGUAGES, SERVICES } from '@metier/contract';
import { serviceName } from './service-name.ts';

const KIT_TEXTS = '../../../../shared-kit/src/locales/';

test.each(LANGUAGES)('papers and mails name a service as the screens do: %s', async (language) => {
  const file = new URL(`${KIT_TEXTS}${language}.json`, import.meta.url);
  const { catalogue } = JSON.parse(await readFile(file, 'utf8')) as { catalogue: Record<string, string> };
  const printed = SERVICES.map(({ id }) => [String(id), serviceName(id, language)]);
  expect(Object.fromEntries(printed)).toEqual(catalogue);
});
