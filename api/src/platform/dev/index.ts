export { registerClock } from './clock-routes.ts';
export { registerMail } from './mail-routes.ts';
