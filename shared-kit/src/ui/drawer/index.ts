/** Drawers that slide in from an edge. */
export { Drawer } from './drawer.tsx';
