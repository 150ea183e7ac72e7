import { productNow } from '../../http/product-time.ts';
import { useFormats } from './use-formats.ts';

interface DateTimeProps {
  /** An ISO moment, or a day as `yyyy-MM-dd`. */
  value: string;
  /** `moment` = day and time, `day` = day alone, `relative` = distance from the product's now. */
  show?: 'moment' | 'day' | 'relative';
}

/** A moment in the reader's language and zone; a distance carries the exact moment as its title. */
export function DateTime({ value, show = 'moment' }: DateTimeProps) {
  const { date, dateTime, relative } = useFormats();
  if (show === 'day') return <time dateTime={value}>{date(value)}</time>;
  if (show === 'moment') return <time dateTime={value}>{dateTime(value)}</time>;
  return (
    <time dateTime={value} title={dateTime(value)}>
      {relative(value, productNow())}
    </time>
  );
}
