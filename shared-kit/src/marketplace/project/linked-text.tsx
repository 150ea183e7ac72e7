import { Fragment } from 'react';
import { PATTERNS } from '@metier/contract';
import { ExternalLink, Typography } from '../../ui/index.ts';

/** User text with its line breaks and clickable links; its first letter determines the text direction. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text.split(/(\s+)/).map((piece, index) =>
        PATTERNS.link.test(piece) ? (
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
