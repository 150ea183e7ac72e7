import { ExternalLink } from '../../ui/index.ts';

/** Links one below the other. */
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
