/** Pictures of empty and failed states; most are named after the icon of the state. */
export const PICTURE_NAMES = [
  'projects',
  'mail',
  'chat',
  'bell',
  'wallet',
  'search',
  'people',
  'inbox',
  'chart',
  'clock',
  'media',
  'cases',
  'support',
  'verified',
  'notFavorite',
  'offline',
  'warning',
  'lost',
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];
