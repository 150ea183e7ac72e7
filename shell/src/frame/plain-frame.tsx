import { useUser } from '@metier/shared-kit/session';
import { Alert, Box, Button, keepInOrder, Stack, TextLink } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { MAIN, MEASURES } from './measures.ts';
import { useExit } from './use-exit.ts';
import { useHelpPath } from './use-help-path.ts';

/** Fallback frame after a rendering error. It does not use data of remotes. */
export function PlainFrame({ retry, children }: { retry: () => void; children: ReactNode }) {
  const t = useTexts();
  const exit = useExit();
  const help = useHelpPath();
  const signedIn = useUser() !== null;
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <Stack
        component="nav"
        aria-label={t('menu.label')}
        direction="row"
        sx={{ minHeight: MEASURES.topBar, px: { xs: 2, sm: 4 }, alignItems: 'center', gap: 2 }}
      >
        <TextLink to="/">{t('name')}</TextLink>
        <Box sx={{ flexGrow: 1 }} />
        <TextLink to={help}>{t('menu.help')}</TextLink>
        {signedIn && <Button onClick={exit}>{t('menu.exit')}</Button>}
      </Stack>
      <Alert severity="warning" action={<Button onClick={retry}>{t('remoteDown.retry')}</Button>}>
        {t('menu.down')}
      </Alert>
      <Box component="main" id="content" ref={keepInOrder} sx={MAIN}>
        {children}
      </Box>
    </Stack>
  );
}
