import { Fragment } from 'react';
import { PATTERNS } from '@metier/contract';
import { ExternalLink, Typography } from '../../ui/index.ts';

/** Text as a person wrote it: its line breaks stay, and its links can be followed; its first letter tells its direction. */
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
