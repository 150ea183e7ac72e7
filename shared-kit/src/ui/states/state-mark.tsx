import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { PICTURE_NAMES } from '../pictures/picture-names.ts';
import { Picture } from '../pictures/picture.tsx';
import type { Tone } from '../theme/palette.ts';
import { Medallion } from './medallion.tsx';

/** Mark of a state: the picture of its icon, or the icon itself. */
export function StateMark({ icon, tone = 'grey' }: { icon: IconName; tone?: Tone }) {
  const medallion = (
    <Medallion tone={tone}>
      <Icon name={icon} fontSize="medium" />
    </Medallion>
  );
  const name = PICTURE_NAMES.find((each) => each === icon);
  return name ? <Picture name={name} fallback={medallion} /> : medallion;
}
