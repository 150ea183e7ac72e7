import { Box, ExternalLink, Stack, Typography } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useRemoveLinks, type VerificationLink } from '../verification.api.ts';

interface LinksItemProps {
  item: VerificationLink;
  /** Without it the freelancer is no longer verified. */
  last: boolean;
}

/** A group of verification links with contact data and a remove button. */
export function LinksItem({ item: { link_id, links, contacts }, last }: LinksItemProps) {
  const t = useTexts();
  const remove = useRemoveLinks();
  const [first = ''] = links;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        py: 1.5,
        columnGap: 2,
        rowGap: 1,
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* At 320 px the button wraps below: beside it an address would break within its last word. */}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {links.map((link) => (
          <Box key={link} sx={{ overflowWrap: 'anywhere' }}>
            <ExternalLink href={link}>{link}</ExternalLink>
          </Box>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {contacts}
        </Typography>
      </Box>
      <ConfirmButton
        size="small"
        aria-label={t('verification.removeNamed', { link: first })}
        title={t('verification.removeTitle')}
        text={t(last ? 'verification.removeLast' : 'verification.removeText')}
        confirm={t('verification.remove')}
        destructive
        onConfirm={() => remove.mutateAsync({ query: { link_id } })}
      >
        {t('verification.remove')}
      </ConfirmButton>
    </Stack>
  );
}
