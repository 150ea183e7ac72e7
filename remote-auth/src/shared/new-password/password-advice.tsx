import { Box, FORCED_MARK } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { passwordFaults, type PasswordFault } from './password-faults.ts';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

const LOOK = {
  weak: { filled: 1, color: 'tone.red.ink' },
  fair: { filled: 2, color: 'tone.amber.ink' },
  strong: { filled: 3, color: 'tone.green.ink' },
} as const satisfies Record<PasswordStrength['level'], { filled: number; color: string }>;

/** What the rule still requires of a new password (empty if nothing), and its strength. */
export function usePasswordAdvice(password: string): { readonly missing: string; readonly strength: string } {
  const t = useTexts();
  const faultText = (fault: PasswordFault) => t(`advice.${fault.key}`, { ...fault });
  if (password === '') return { missing: '', strength: '' };
  const { level, add } = passwordStrength(password);
  const more = add > 0 ? [t('strength.add', { count: add })] : [];
  return {
    missing: passwordFaults(password).map(faultText).join(' · '),
    strength: [t(`strength.${level}`), ...more].join(' · '),
  };
}

/** Three bars that show a password's strength; decorative, since the text next to them says the same. */
export function StrengthBars({ password }: { password: string }) {
  const { filled, color } = LOOK[passwordStrength(password).level];
  return (
    <Box component="span" aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 0.5, mb: 0.75 }}>
      {[1, 2, 3].map((bar) => (
        <Box
          key={bar}
          component="span"
          sx={{
            flex: 1,
            height: 4,
            borderRadius: 2,
            ...(bar <= filled ? { bgcolor: color, ...FORCED_MARK } : { bgcolor: 'divider' }),
          }}
        />
      ))}
    </Box>
  );
}
