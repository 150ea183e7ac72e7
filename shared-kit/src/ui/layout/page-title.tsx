import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface PageTitleProps extends Omit<TypographyProps<'h1'>, 'children' | 'component'> {
  children: string;
}

/**
 * The page's only `h1`, and the document's title. Takes the focus when the page is shown, so that a screen reader says
 * where it is.
 *
 * @example <PageTitle variant="h3">{t('title')}</PageTitle>
 */
export function PageTitle({ children, ...rest }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <title>{children}</title>
      <Typography variant="h1" {...rest} ref={heading} component="h1" tabIndex={-1}>
        {children}
      </Typography>
    </>
  );
}
