import { useSyncExternalStore } from 'react';

/** How close lists, tables and panels are; the first is the default. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Local storage key of the choice. The page's inline script sets the attribute before the first paint. */
const STORAGE_KEY = 'metier-density';
const CHANGED = 'metier-density';

/** Lengths that depend on the density, for `sx`: table rows of 44 or 36 px, rows of lists, and panels. */
export const DENSE = {
  tableRow: 'var(--table-row)',
  cell: 'var(--cell)',
  headCell: 'var(--head-cell)',
  row: 'var(--row)',
  panel: { xs: 'var(--panel-small)', sm: 'var(--panel)' },
} as const;

const SELECTOR = ':root[data-density="compact"]';

/** Base styles that define the lengths. */
export const densityStyles = {
  ':root': {
    '--table-row': '44px',
    '--cell': '8px',
    '--head-cell': '10px',
    '--row': '12px',
    '--panel-small': '16px',
    '--panel': '24px',
  },
  [SELECTOR]: {
    '--table-row': '36px',
    '--cell': '3px',
    '--head-cell': '6px',
    '--row': '7px',
    '--panel-small': '12px',
    '--panel': '16px',
  },
} as const;

const current = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

function apply(density: string | null): void {
  if (density === 'compact') document.documentElement.dataset['density'] = density;
  else delete document.documentElement.dataset['density'];
  window.dispatchEvent(new Event(CHANGED));
}

/** Follows a choice in another tab. Returns a function that stops it. */
export function followDensity(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => key === STORAGE_KEY && apply(newValue);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function setDensity(density: Density): void {
  try {
    localStorage.setItem(STORAGE_KEY, density);
  } catch {
    // Storage is not accessible: the choice is valid until the next load.
  }
  apply(density);
}

/** The user's density and its setter; stored on the device, and shared by all tabs. */
export const useDensity = (): { density: Density; setDensity: typeof setDensity } => ({
  density: useSyncExternalStore(subscribe, current),
  setDensity,
});
