export { maskEmails } from './describe-fault.ts';
export { openLog } from './open-log.ts';
