import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Fragment } from 'react';
import { Link } from '../../router/index.ts';

interface TextLinkProps extends Omit<MuiLinkProps, 'href' | 'component'> {
  to: string;
  /** What the page behind it may read from its location. */
  state?: unknown;
}

/** A link inside the product, in running text. Example: `<TextLink to={PATHS.login}>{t('login')}</TextLink>`. */
export function TextLink({ to, ...rest }: TextLinkProps) {
  return <MuiLink component={Link} to={to} {...rest} />;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  to,
  ...rest
}: { to: string } & Omit<ButtonProps<typeof Link>, 'href' | 'component'>) {
  return <Button component={Link} to={to} {...rest} />;
}

/** Parts of a URL between which a line may break: scheme and host, then each segment of the path and the query. */
const ADDRESS_PARTS = /^[a-z]+:\/\/[^/]*\/?|[^/?&=#_]*[/?&=#_]|[^/?&=#_]+/gi;

const inParts = (address: string) =>
  (address.match(ADDRESS_PARTS) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * An external link: new tab, no referrer, only http(s) as in the contract's link pattern. A long URL breaks between
 * its parts, and inside one only if it does not fit.
 */
export function ExternalLink({
  href,
  children,
  ...rest
}: { href: string } & Omit<MuiLinkProps, 'component'>) {
  const isAddress = children === href;
  return (
    <MuiLink
      href={href}
      target="_blank"
      rel="noreferrer noopener nofollow"
      // Read as one word.
      {...(isAddress && { 'aria-label': href })}
      {...rest}
    >
      {isAddress ? inParts(href) : children}
    </MuiLink>
  );
}
