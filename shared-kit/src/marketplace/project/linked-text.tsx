import { Fragment } from 'react';
import { ExternalLink, Typography } from '../../ui/index.ts';

/** Links in a text. Brackets belong to a link in pairs, and punctuation at its end to the sentence. */
const LINKS = /(https?:\/\/(?:\([^\s<>"()]*\)|[^\s<>"()])*(?:\([^\s<>"()]*\)|[^\s<>"().,;:!?…'’”»\]}]))/giu;

/** User text with its line breaks and clickable links; its first letter determines the text direction. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {/* Every second piece is a link. */}
      {text.split(LINKS).map((piece, index) =>
        index % 2 === 1 ? (
          <ExternalLink key={index} href={piece}>
            {piece}
          </ExternalLink>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </Typography>
  );
}
