import { useKitTexts } from '../../i18n/index.ts';
import type { Work } from './work-cards.tsx';

/** The name of a work's image: the freelancer's text, otherwise its number, from 0, and the work. */
export function useImageName(title: string): (image: Work['images'][number], place: number) => string {
  const t = useKitTexts();
  return ({ alt }, place) => alt || t('work.image', { number: place + 1, title });
}
