import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /**
   * A text with named tags around words, such as `I accept the <terms>service agreement</terms>`, or self-closing:
   * `Due <at/>`.
   */
  text: string;
  /** Renders each tag; `inner` is empty for a self-closing one. */
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

/**
 * A translated sentence with links or other elements, so that sentences are never concatenated.
 *
 * @example <Rich text={t('agree')} marks={{ terms: (inner) => <TextLink to={…}>{inner}</TextLink> }} />
 */
export function Rich({ text, marks }: RichProps) {
  return text.split(/(<\w+>.*?<\/\w+>|<\w+\/>)/).map((piece, index) => {
    const [, name = '', inner = ''] = /^<(\w+)(?:>(.*)<\/\w+|\/)>$/.exec(piece) ?? [];
    return <Fragment key={index}>{marks[name]?.(inner) ?? piece}</Fragment>;
  });
}
