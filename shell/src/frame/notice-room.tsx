import { GlobalStyles } from '@metier/shared-kit/ui';

/** CSS variable: height of a sticky notice below the top bar. */
export const NOTICE = '--notice';
/** Height of a notice of four lines. */
const HEIGHT = 112;

/** Keeps what gets the focus below a sticky notice, as long as that is shown. */
export const NoticeRoom = () => <GlobalStyles styles={{ ':root': { [NOTICE]: `${HEIGHT}px` } }} />;
