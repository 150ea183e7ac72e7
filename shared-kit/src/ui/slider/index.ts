/** A number chosen by sliding. */
export { default as Slider } from '@mui/material/Slider';
