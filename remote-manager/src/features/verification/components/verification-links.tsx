import { Box, ExternalLink, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Verification } from '../verification.api.ts';

/** The links of a verification, each with whom to ask about it. */
export function VerificationLinks({ links }: Pick<Verification, 'links'>) {
  const t = useTexts();
  return links.map(({ link_id, links: addresses, contacts }) => (
    <Box key={link_id}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {addresses.map((address) => (
          <Box component="li" key={address} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
            <ExternalLink href={address}>{address}</ExternalLink>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('verification.contacts', { contacts })}
      </Typography>
    </Box>
  ));
}
