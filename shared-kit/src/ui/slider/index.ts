/** Sliders. */
export { default as Slider } from '@mui/material/Slider';
