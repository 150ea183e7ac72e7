import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import type { PictureName } from './picture-names.ts';

interface PictureProps {
  name: PictureName;
  /** Drawn instead if the pictures cannot be loaded, for example without a network. */
  fallback?: ReactNode;
}

/** A decorative drawing. It is loaded when first shown; its place is reserved meanwhile. */
export function Picture({ name, fallback = null }: PictureProps) {
  const [drawn, setDrawn] = useState<ReactNode>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    import('./pictures.tsx').then(
      ({ PICTURES }) => isCurrent && setDrawn(PICTURES[name]),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 160,
        height: 112,
        maxWidth: '100%',
        color: 'text.secondary',
        mb: 1,
      }}
    >
      {isFailed ? (
        fallback
      ) : (
        <svg
          viewBox="0 0 160 112"
          width="100%"
          height="100%"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {drawn}
        </svg>
      )}
    </Box>
  );
}
