import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { INPUT_LINE } from '../theme/palette.ts';
import { RadioFrame } from './radio-frame.tsx';

export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  /** Short description of the choice. */
  text?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Joins the ids of the existing descriptions of an input. */
const describedBy = (...ids: (string | false)[]) => ids.filter((id) => id !== false).join(' ') || undefined;

/** A radio group of cards, for choices that need a description. */
export function ChoiceCards<Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  error,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <RadioFrame id={id} label={label} error={error}>
      <Stack
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, flexWrap: 'wrap' }}
      >
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              flex: 1,
              // More than three are two in a row; without a minimum, a card is as wide as its longest word at least.
              ...(choices.length > 3 && { minWidth: { sm: 'calc(50% - 12px)' } }),
              display: 'flex',
              cursor: 'pointer',
              alignItems: 'flex-start',
              justifyContent: 'flex-start',
              gap: 1,
              p: 1.5,
              pr: 2,
              border: 1,
              borderColor: value === choice.value ? 'primary.main' : INPUT_LINE,
              boxShadow: (theme) =>
                value === choice.value ? `inset 0 0 0 1px ${theme.vars.palette.primary.main}` : 'none',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '&:has(input:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Radio
              size="small"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              sx={{ p: 0, mt: '2px' }}
              slotProps={{
                input: {
                  'aria-describedby': describedBy(
                    choice.text !== undefined && `${id}-${choice.value}`,
                    error !== undefined && `${id}-error`,
                  ),
                  'aria-invalid': Boolean(error),
                  'aria-labelledby': `${id}-${choice.value}-title`,
                },
              }}
            />
            <span>
              <Typography
                id={`${id}-${choice.value}-title`}
                component="span"
                sx={{ display: 'block', fontWeight: 600 }}
              >
                {choice.title}
              </Typography>
              {choice.text && (
                <Typography
                  id={`${id}-${choice.value}`}
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {choice.text}
                </Typography>
              )}
            </span>
          </Box>
        ))}
      </Stack>
    </RadioFrame>
  );
}
