import { PATHS } from '@metier/contract';
import { useLocation, useNavigate } from '@metier/shared-kit/router';

/** Router key of the first page of a visit: going back would leave the product. */
const FIRST_PAGE = 'default';

/** Goes back one page, or to the user's projects on the first page of a visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST_PAGE ? navigate(PATHS.myProjects) : navigate(-1));
}
