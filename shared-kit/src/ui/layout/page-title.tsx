import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocation } from '../../router/index.ts';

interface PageTitleProps extends Omit<TypographyProps<'h1'>, 'children' | 'component'> {
  children: string;
}

/** True inside a page that is hidden because its subject is gone; only its open dialogs are visible. */
export const PageGone = createContext(false);

/**
 * The page's only `h1`, also set as the document's title. Gets the focus when the page is shown, unless another
 * element has it, so that screen readers announce the page.
 *
 * @example <PageTitle variant="h3">{t('title')}</PageTitle>
 */
export function PageTitle({ children, ...rest }: PageTitleProps) {
  const isGone = useContext(PageGone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const shownAt = useRef('');
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    // On a slow page, focus that has already moved elsewhere, such as to the menu, stays there.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('[hidden]'))
      heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {!isGone && <title>{children}</title>}
      <Typography variant="h1" {...rest} ref={heading} component="h1" tabIndex={-1}>
        {children}
      </Typography>
    </>
  );
}
