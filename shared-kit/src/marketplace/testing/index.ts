/** For tests only: projects as the API answers them. */
export { aProject, aProjectRow, FREELANCER, heldMoney, offering } from './project-builders.ts';
