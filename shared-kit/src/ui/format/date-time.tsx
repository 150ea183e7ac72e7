import type { TimeHTMLAttributes } from 'react';
import { useFormats } from './use-formats.ts';
import { useProductNow } from './use-product-now.ts';

interface DateTimeProps {
  /** An ISO moment, or a day as `yyyy-MM-dd`. */
  value: string;
  /** `moment` = date and time, `day` = date, `relative` = distance from the product's current time. */
  show?: 'moment' | 'day' | 'relative';
}

/** Prevents line breaks in dates. */
const Time = (props: TimeHTMLAttributes<HTMLTimeElement>) => (
  <time style={{ whiteSpace: 'nowrap' }} {...props} />
);

/** A moment in the user's language and time zone; a relative one has the exact moment as its title. */
export function DateTime({ value, show = 'moment' }: DateTimeProps) {
  const { date, dateTime } = useFormats();
  if (show === 'day') return <Time dateTime={value}>{date(value)}</Time>;
  if (show === 'moment') return <Time dateTime={value}>{dateTime(value)}</Time>;
  return <Distance value={value} />;
}

function Distance({ value }: Pick<DateTimeProps, 'value'>) {
  const { dateTime, relative } = useFormats();
  return (
    <Time dateTime={value} title={dateTime(value)}>
      {relative(value, useProductNow())}
    </Time>
  );
}
