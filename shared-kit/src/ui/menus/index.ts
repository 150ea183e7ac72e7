/** Menus. */
export { default as MenuItem } from '@mui/material/MenuItem';
export { Menu } from './menu.tsx';
