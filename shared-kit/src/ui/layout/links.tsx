import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from '../../router/index.ts';

/** A link inside the product, in running text. Example: `<TextLink to={PATHS.login}>{t('login')}</TextLink>`. */
export function TextLink({ to, ...rest }: { to: string } & Omit<MuiLinkProps, 'href' | 'component'>) {
  return <MuiLink component={Link} to={to} {...rest} />;
}

/** A link that looks like a button, for a step that only leads on. */
export function ButtonLink({
  to,
  ...rest
}: { to: string } & Omit<ButtonProps<typeof Link>, 'href' | 'component'>) {
  return <Button component={Link} to={to} {...rest} />;
}

/** A link that leaves the product: new tab, no referrer, only over http(s) as the contract's link pattern demands. */
export function ExternalLink({ href, ...rest }: { href: string } & Omit<MuiLinkProps, 'component'>) {
  return <MuiLink href={href} target="_blank" rel="noreferrer noopener nofollow" {...rest} />;
}
