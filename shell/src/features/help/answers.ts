import { DURATIONS, type Language, loadPerLanguage, type Role } from '@metier/contract';

/** A likely question with its answer; a duration in it is named in braces, for example `{review}`. */
interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Whose questions they are; `parties` are customers and freelancers. */
export type Part = Role | 'parties' | 'everyone';

// `eager`: all languages are part of the page's chunk, 18 KB compressed. A second request would need a skeleton.
const partOf = async (language: Language, part: Part): Promise<readonly Answer[]> =>
  (
    (await import(/* webpackMode: "eager" */ `./answers/${language}/${part}.json`, {
      with: { type: 'json' },
    })) as { default: readonly Answer[] }
  ).default;

/** The answers in every language, each from the folder named after it. */
export const ANSWERS: Readonly<Record<Language, Readonly<Record<Part, readonly Answer[]>>>> =
  await loadPerLanguage(async (language) => ({
    customer: await partOf(language, 'customer'),
    freelancer: await partOf(language, 'freelancer'),
    manager: await partOf(language, 'manager'),
    parties: await partOf(language, 'parties'),
    everyone: await partOf(language, 'everyone'),
  }));

/**
 * An answer with its durations, which are those of the product.
 *
 * @param format formats seconds
 * @throws Error for a name that is not a duration
 * @example withDurations('You have {review}.', duration) // 'You have 7 days.'
 */
export const withDurations = (text: string, format: (seconds: number) => string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const seconds: unknown = DURATIONS[name as keyof typeof DURATIONS];
    if (typeof seconds !== 'number') throw new Error(`${name} is not a duration`);
    return format(seconds);
  });
