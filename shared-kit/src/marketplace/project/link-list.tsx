import { ExternalLink } from '../../ui/index.ts';

/** A list of links. */
export const LinkList = ({ links }: { links: readonly string[] }) =>
  links.length > 0 && (
    <div>
      {links.map((link) => (
        <ExternalLink key={link} href={link} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {link}
        </ExternalLink>
      ))}
    </div>
  );
