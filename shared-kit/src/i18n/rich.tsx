import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A text with named marks around words, such as `I accept the <terms>service agreement</terms>`, or in a place: `Due <at/>`. */
  text: string;
  /** What each mark becomes; `inner` is empty for one that is a place. */
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

/**
 * A translated sentence with links or emphasis in it, so that no sentence is glued from pieces.
 *
 * @example <Rich text={t('agree')} marks={{ terms: (inner) => <TextLink to={…}>{inner}</TextLink> }} />
 */
export function Rich({ text, marks }: RichProps) {
  return text.split(/(<\w+>.*?<\/\w+>|<\w+\/>)/).map((piece, index) => {
    const [, name = '', inner = ''] = /^<(\w+)(?:>(.*)<\/\w+|\/)>$/.exec(piece) ?? [];
    return <Fragment key={index}>{marks[name]?.(inner) ?? piece}</Fragment>;
  });
}
