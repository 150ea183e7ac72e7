import { Box, Typography } from '../../../ui/index.ts';
import { textParts, type TextPart } from './text-parts.ts';

const AS = { same: 'span', added: 'ins', removed: 'del' } as const satisfies Record<TextPart['kind'], string>;
const TONES = { added: 'tone.green', removed: 'tone.red' } as const;

interface TextChangesProps {
  before: string;
  after: string;
  onClose: () => void;
}

/** A text diff: additions underlined, removals struck through, both named for screen readers. */
export const TextChanges = ({ before, after }: TextChangesProps) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {textParts(before, after).map(({ kind, text }, index) => (
      <Box
        key={index}
        component={AS[kind]}
        sx={
          kind === 'same'
            ? { color: 'text.secondary' }
            : {
                px: '1px',
                borderRadius: '2px',
                color: `${TONES[kind]}.ink`,
                bgcolor: `${TONES[kind]}.ground`,
              }
        }
      >
        {text}
      </Box>
    ))}
  </Typography>
);
