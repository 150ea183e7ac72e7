/** Location and navigation. Paths are in `PATHS` of the contract. */
export {
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavigationType,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { BrowserRouter } from './browser-router.tsx';
export { useBackCloses } from './use-back-closes.ts';
export { useNewestLocation } from './use-newest-location.ts';
export { usePageNumber } from './use-page-number.ts';
export { useQueryChange } from './use-query-change.ts';
export { useQueryChoice } from './use-query-choice.ts';
export { useQueryRemoval } from './use-query-removal.ts';
export { useQueryText } from './use-query-text.ts';
