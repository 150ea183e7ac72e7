/** Tables; on narrow screens prefer a list of cards. */
export { ColumnHead, type Sorting } from './column-head.tsx';
export { LinkRow } from './link-row.tsx';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
