import { PATHS } from '@metier/contract';
import { useLocation, useNavigate } from '@metier/shared-kit/router';

/** The key of the page with which a visit began: there is nothing of ours behind it. */
const FIRST_PAGE = 'default';

/** Goes back one page, or to the own projects if the visit began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST_PAGE ? navigate(PATHS.myProjects) : navigate(-1));
}
