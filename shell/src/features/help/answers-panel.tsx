import { useLanguage } from '@metier/shared-kit/i18n';
import { Box, Icon, Panel, Typography, useFormats } from '@metier/shared-kit/ui';
import { ANSWERS, type Part, withDurations } from './answers.ts';

interface AnswersPanelProps {
  title: string;
  parts: readonly Part[];
}

/** The most likely questions, each with its answer below it when it is pressed. */
export function AnswersPanel({ title, parts }: AnswersPanelProps) {
  const { duration } = useFormats();
  const { language } = useLanguage();
  return (
    <Panel title={title}>
      {parts
        .flatMap((part) => ANSWERS[language][part])
        .map(({ question, answer }) => (
          <Box
            key={question}
            component="details"
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
              '&[open] > summary .fold': { transform: 'rotate(90deg)' },
            }}
          >
            <Typography
              component="summary"
              sx={{
                display: 'flex',
                gap: 1,
                py: 1.25,
                fontWeight: 550,
                cursor: 'pointer',
                listStyle: 'none',
                '&::-webkit-details-marker': { display: 'none' },
                '&:hover': { color: 'primary.main' },
              }}
            >
              <Icon name="next" className="fold" sx={{ fontSize: 20, mt: '2px', color: 'text.secondary' }} />
              {question}
            </Typography>
            {/* Starts where the question does, beside its icon. */}
            <Typography color="textSecondary" sx={{ pb: 2, pl: 3.5, maxWidth: '68ch', hyphens: 'auto' }}>
              {withDurations(answer, duration)}
            </Typography>
          </Box>
        ))}
    </Panel>
  );
}
