import {
  CURRENCY,
  type Language,
  loadPerLanguage,
  LOCALES,
  lowestPrice,
  PATHS,
  perLanguage,
  servicePath,
  SERVICES,
} from '@metier/contract';
import { SHARED_TEXTS } from '@metier/contract/shared-texts';
import { type PageHead, plainHead, publicHead } from '../page-head.ts';
import { PREVIEW_PATH } from '../preview-picture.ts';
import type en from './texts/en.json';

/** Titles and descriptions, for previews of links. */
const TEXTS = await loadPerLanguage(
  async (language) =>
    ((await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: typeof en })
      .default,
);
const ADDRESS = new RegExp(`^${PATHS.services}(?:/([^/]+))?/?$`);
const MONEY = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: CURRENCY }),
);

/**
 * The head of the page of all services or of one, out of the catalogue; undefined at another path. Search engines must
 * not list a service that does not exist.
 *
 * @param origin of the product, for absolute addresses
 */
export function serviceHead(pathname: string, language: Language, origin: string): PageHead | undefined {
  const address = ADDRESS.exec(pathname);
  if (!address) return undefined;
  const texts = TEXTS[language];
  const preview = { type: 'website', picture: origin + PREVIEW_PATH, isLarge: true } as const;
  const asked = address[1];
  if (asked === undefined) return publicHead({ ...preview, ...texts.all, url: origin + PATHS.services });
  const service = SERVICES.find(({ id }) => String(id) === asked);
  if (!service) return plainHead(false);
  const names: Readonly<Record<string, string>> = SHARED_TEXTS[language].catalogue;
  const title = names[asked] ?? asked;
  const price = MONEY[language].format(lowestPrice(service.minimumPrice) / 100);
  return publicHead({
    ...preview,
    title,
    description: texts.one.replace('{{service}}', title).replace('{{price}}', price),
    url: origin + servicePath(service.id),
  });
}
