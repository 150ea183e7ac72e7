import { DURATIONS, type Language } from '@metier/contract';
import customerDe from './answers/de/customer.json' with { type: 'json' };
import everyoneDe from './answers/de/everyone.json' with { type: 'json' };
import freelancerDe from './answers/de/freelancer.json' with { type: 'json' };
import customerEn from './answers/en/customer.json' with { type: 'json' };
import everyoneEn from './answers/en/everyone.json' with { type: 'json' };
import freelancerEn from './answers/en/freelancer.json' with { type: 'json' };

/** A likely question with its answer; a duration in it is named in braces, for example `{review}`. */
interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Whose questions they are. */
type Part = 'customer' | 'freelancer' | 'everyone';

/** All languages, with the page: 6 KB compressed, too little for a request and a skeleton of their own. */
export const ANSWERS: Readonly<Record<Language, Readonly<Record<Part, readonly Answer[]>>>> = {
  en: { customer: customerEn, freelancer: freelancerEn, everyone: everyoneEn },
  de: { customer: customerDe, freelancer: freelancerDe, everyone: everyoneDe },
};

/**
 * An answer with its durations, which are those of the product.
 *
 * @param tell formats seconds
 * @throws Error for a name that is not a duration
 * @example withDurations('You have {review}.', duration) // 'You have 7 days.'
 */
export const withDurations = (text: string, tell: (seconds: number) => string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const seconds: unknown = DURATIONS[name as keyof typeof DURATIONS];
    if (typeof seconds !== 'number') throw new Error(`${name} is not a duration`);
    return tell(seconds);
  });
