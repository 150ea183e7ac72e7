import { useLanguage } from '@metier/shared-kit/i18n';
import { Box, Panel, Typography, useFormats } from '@metier/shared-kit/ui';
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
            sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <Typography
              component="summary"
              sx={{ py: 1.25, fontWeight: 550, cursor: 'pointer', '&:hover': { color: 'primary.main' } }}
            >
              {question}
            </Typography>
            <Typography color="textSecondary" sx={{ pb: 2, maxWidth: '68ch', hyphens: 'auto' }}>
              {withDurations(answer, duration)}
            </Typography>
          </Box>
        ))}
    </Panel>
  );
}
