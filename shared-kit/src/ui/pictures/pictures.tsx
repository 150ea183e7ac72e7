import type { ReactNode } from 'react';
import type { PictureName } from './picture-names.ts';

/** Colours of the theme, so that a picture fits light and dark. */
const ACCENT = 'var(--mui-palette-primary-main)';
const TINT = 'var(--mui-palette-primary-light)';
const PAPER = 'var(--mui-palette-background-paper)';

/** Line drawings of 160 × 112 units; lines are in the colour of the text around them. */
export const PICTURES: Readonly<Record<PictureName, ReactNode>> = {
  projects: (
    <>
      <rect x="30" y="30" width="64" height="66" rx="8" fill={TINT} stroke="none" />
      <rect x="42" y="16" width="72" height="76" rx="8" fill={PAPER} />
      <path d="M54 34h10v10H54zM54 54h10v10H54zM74 39h28M74 59h20M54 77h34" />
      <path d="m56 39 3 3 6-8" stroke={ACCENT} />
      <path d="m104 84 24-34 8 6-24 34-11 4z" fill={PAPER} stroke={ACCENT} />
      <path d="m123 57 8 6" stroke={ACCENT} />
    </>
  ),
  mail: (
    <>
      <ellipse cx="80" cy="98" rx="52" ry="6" fill={TINT} stroke="none" />
      <path d="M40 44 80 16l40 28v42a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" />
      <path d="M54 56V30a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v26" fill={PAPER} stroke={ACCENT} />
      <path d="M66 36h28M66 46h18" stroke={ACCENT} />
      <path d="M40 46 80 72l40-26v40a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill={PAPER} />
      <path d="m43 91 26-24M117 91 91 67" />
    </>
  ),
  chat: (
    <>
      <rect x="20" y="28" width="70" height="46" rx="12" fill={TINT} stroke="none" />
      <path d="M40 18h48a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12H56L42 72V60h-2a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12z" />
      <path d="M44 34h40M44 46h24" />
      <path
        d="M86 52h36a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-2v10l-14-10H86a10 10 0 0 1-10-10V62a10 10 0 0 1 10-10z"
        fill={PAPER}
        stroke={ACCENT}
      />
      <path d="M92 70h.1M104 70h.1M116 70h.1" stroke={ACCENT} strokeWidth="5" />
    </>
  ),
  clock: (
    <>
      <ellipse cx="80" cy="98" rx="46" ry="6" fill={TINT} stroke="none" />
      <circle cx="92" cy="46" r="36" fill={TINT} stroke="none" />
      <circle cx="80" cy="52" r="36" fill={PAPER} />
      <path d="M80 22v5M80 77v5M50 52h5M105 52h5" />
      <path d="M80 34v18l13 9" stroke={ACCENT} />
    </>
  ),
  media: (
    <>
      <rect x="28" y="32" width="84" height="62" rx="8" fill={TINT} stroke="none" />
      <rect x="40" y="18" width="88" height="66" rx="8" fill={PAPER} />
      <circle cx="64" cy="38" r="7" stroke={ACCENT} />
      <path d="m44 78 24-26 14 15 18-22 24 29" stroke={ACCENT} />
    </>
  ),
  bell: (
    <>
      <circle cx="80" cy="56" r="42" fill={TINT} stroke="none" />
      <path d="M80 20c-16 0-26 11-26 28v14L44 78h72l-10-16V48c0-17-10-28-26-28z" fill={PAPER} />
      <path d="M80 20v-6M70 78a10 10 0 0 0 20 0" />
      <path d="M36 32c-5 6-7 13-7 20M124 32c5 6 7 13 7 20M64 50c0-10 5-17 12-19" stroke={ACCENT} />
    </>
  ),
  wallet: (
    <>
      <ellipse cx="78" cy="98" rx="50" ry="6" fill={TINT} stroke="none" />
      <circle cx="98" cy="26" r="13" fill={TINT} stroke={ACCENT} />
      <path d="M98 20v12" stroke={ACCENT} />
      <circle cx="70" cy="31" r="9" fill={PAPER} stroke={ACCENT} />
      <path
        d="M34 50a10 10 0 0 1 10-10h68a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H44a10 10 0 0 1-10-10z"
        fill={PAPER}
      />
      <path d="M34 50a6 6 0 0 0 6 6h80" />
      <path d="M126 64h-18a9 9 0 0 0 0 18h18z" fill={PAPER} stroke={ACCENT} />
      <path d="M109 73h.1" stroke={ACCENT} strokeWidth="5" />
    </>
  ),
  search: (
    <>
      <rect x="28" y="26" width="60" height="66" rx="8" fill={TINT} stroke="none" />
      <rect x="36" y="16" width="68" height="72" rx="8" fill={PAPER} />
      <path d="M48 32h32M48 46h18M48 60h14M48 74h10" />
      <circle cx="96" cy="62" r="22" fill={PAPER} stroke={ACCENT} />
      <path d="m112 78 18 18" stroke={ACCENT} strokeWidth="4" />
      <path d="M88 62h16" stroke={ACCENT} />
    </>
  ),
  people: (
    <>
      <circle cx="84" cy="56" r="42" fill={TINT} stroke="none" />
      <path d="M76 94c0-18 12-28 28-28s28 10 28 28z" fill={PAPER} />
      <circle cx="104" cy="44" r="14" fill={PAPER} />
      <path d="M26 94c0-20 13-32 30-32s30 12 30 32z" fill={PAPER} stroke={ACCENT} />
      <circle cx="56" cy="36" r="17" fill={PAPER} stroke={ACCENT} />
    </>
  ),
  inbox: (
    <>
      <ellipse cx="80" cy="98" rx="52" ry="6" fill={TINT} stroke="none" />
      <path d="M34 62 48 30h64l14 32v24a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" fill={PAPER} />
      <path d="M34 62h26c2 10 9 15 20 15s18-5 20-15h26" />
      <path d="M80 12v30M70 33l10 10 10-10" stroke={ACCENT} />
    </>
  ),
  chart: (
    <>
      <rect x="52" y="60" width="16" height="32" rx="3" fill={TINT} />
      <rect x="78" y="46" width="16" height="46" rx="3" fill={TINT} />
      <rect x="104" y="30" width="16" height="62" rx="3" fill={PAPER} strokeDasharray="4 5" />
      <path d="M36 16v76h96" />
      <path d="m48 48 18-14 16 6 30-24M102 16h10v10" stroke={ACCENT} />
    </>
  ),
  cases: (
    <>
      <ellipse cx="80" cy="98" rx="52" ry="6" fill={TINT} stroke="none" />
      <path d="M80 14v80M60 94h40M40 30h80" />
      <circle cx="80" cy="30" r="7" fill={PAPER} />
      <path d="m40 30-16 34M40 30l16 34M120 30l-16 34M120 30l16 34" stroke={ACCENT} />
      <path d="M22 64h36c0 10-8 16-18 16s-18-6-18-16zM102 64h36c0 10-8 16-18 16s-18-6-18-16z" fill={PAPER} />
    </>
  ),
  support: (
    <>
      <circle cx="74" cy="56" r="42" fill={TINT} stroke="none" />
      <path d="M40 62V54a34 34 0 0 1 68 0v8" />
      <path d="M108 78v2a14 14 0 0 1-14 14H82" />
      <rect x="32" y="58" width="16" height="26" rx="7" fill={PAPER} stroke={ACCENT} />
      <rect x="100" y="58" width="16" height="26" rx="7" fill={PAPER} stroke={ACCENT} />
      <rect x="66" y="88" width="18" height="12" rx="6" fill={PAPER} stroke={ACCENT} />
      <path
        d="M114 12h22a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-8l-10 8v-8h-4a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
        fill={PAPER}
      />
      <path d="M116 22h18M116 30h10" />
    </>
  ),
  verified: (
    <>
      <rect x="22" y="34" width="76" height="60" rx="8" fill={TINT} stroke="none" />
      <rect x="32" y="22" width="84" height="60" rx="8" fill={PAPER} />
      <circle cx="54" cy="44" r="8" />
      <path d="M42 68c0-8 5-12 12-12s12 4 12 12M78 38h26M78 50h16" />
      <path
        d="M112 54c6 5 12 7 20 8v14c0 11-8 19-20 23-12-4-20-12-20-23V62c8-1 14-3 20-8z"
        fill={PAPER}
        stroke={ACCENT}
      />
      <path d="m103 77 7 7 12-14" stroke={ACCENT} />
    </>
  ),
  notFavorite: (
    <>
      <circle cx="70" cy="56" r="42" fill={TINT} stroke="none" />
      <path d="M34 94c0-20 13-32 30-32s30 12 30 32z" fill={PAPER} />
      <circle cx="64" cy="38" r="17" fill={PAPER} />
      <path
        d="M112 88 91 67a14 14 0 0 1 0-20 14 14 0 0 1 20 0l1 1 1-1a14 14 0 0 1 20 0 14 14 0 0 1 0 20z"
        fill={PAPER}
        stroke={ACCENT}
      />
    </>
  ),
  offline: (
    <>
      <ellipse cx="80" cy="98" rx="52" ry="6" fill={TINT} stroke="none" />
      <path d="M56 82a20 20 0 0 1-2-40 28 28 0 0 1 53-6 23 23 0 0 1-1 46z" fill={PAPER} />
      <path d="M62 46c2-8 9-13 17-13" />
      <path d="m70 54 20 20M90 54 70 74" stroke={ACCENT} />
    </>
  ),
  warning: (
    <>
      <circle cx="80" cy="56" r="40" fill={TINT} stroke="none" />
      <path d="M14 78c14 0 8-22 26-22h8M146 34c-14 0-8 22-26 22h-8" />
      <rect x="46" y="42" width="20" height="28" rx="5" fill={PAPER} />
      <path d="M66 50h9M66 62h9" />
      <rect x="94" y="42" width="20" height="28" rx="5" fill={PAPER} />
      <path d="M84 36v-9M92 32l5-6M76 76v9M68 80l-5 6" stroke={ACCENT} />
    </>
  ),
  lost: (
    <>
      <ellipse cx="80" cy="98" rx="44" ry="6" fill={TINT} stroke="none" />
      <path d="M80 14v84" strokeWidth="4" />
      <path d="M46 22h50l12 11-12 11H46z" fill={PAPER} stroke={ACCENT} />
      <path d="M116 54H72L60 64l12 10h44z" fill={PAPER} />
      <path d="M58 33h26" stroke={ACCENT} />
      <path d="M78 64h26" />
    </>
  ),
};
