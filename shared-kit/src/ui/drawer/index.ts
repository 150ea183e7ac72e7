/** Sheets that slide in from an edge. */
export { default as Drawer } from '@mui/material/Drawer';
