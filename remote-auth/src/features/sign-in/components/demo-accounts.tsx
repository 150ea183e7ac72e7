import { nameOf } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { Box, ButtonBase, Icon, Panel, Typography } from '@metier/shared-kit/ui';
import { type DemoAccount, useDemoAccounts } from '../../../shared/demo.api.ts';
import { useTexts } from '../../../texts.ts';

/** In demo mode, accounts that fill the form when clicked; otherwise nothing. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <Panel sx={{ mt: 4, p: { xs: 1, sm: 1 } }} aria-label={t('demo.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
        {t('demo.lead')}
      </Typography>
      {accounts.map((account) => (
        <ButtonBase
          key={account.email}
          onClick={() => onChoose(account)}
          sx={{
            display: 'flex',
            width: '100%',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 2,
            px: 1.5,
            py: 0.75,
            borderRadius: 1,
            textAlign: 'start',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('demo.person', {
                name: nameOf(account),
                role: kit(`role.${account.type_client}`),
              })}
            </Typography>
            <Typography
              variant="caption"
              color="textSecondary"
              // Each breaks only if it is wider than the line.
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
            >
              <span>{account.email}</span> <span>{account.password}</span>
            </Typography>
          </Box>
          <Icon name="next" sx={{ color: 'text.secondary' }} />
        </ButtonBase>
      ))}
    </Panel>
  );
}
