import { useLanguage } from '@metier/shared-kit/i18n';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Box, Panel, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { ANSWERS, withDurations } from './answers.ts';

/** The most likely questions of the user's role, each with its answer below it when it is pressed. */
export function AnswersPanel() {
  const t = useTexts();
  const { duration } = useFormats();
  const { language } = useLanguage();
  const role = useSignedInUser().role;
  const { everyone, ...ofRoles } = ANSWERS[language];
  const answers = [...(role === 'manager' ? [] : ofRoles[role]), ...everyone];
  return (
    <Panel title={t('help.answers')}>
      {answers.map(({ question, answer }) => (
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
