import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderPage, screen } from '../../testing/index.ts';
import { FilterTabs } from './index.ts';

const TABS = [
  { value: 'open', text: 'Open' },
  { value: 'answered', text: 'Answered' },
] as const;

function Questions() {
  const [value, show] = useState<'open' | 'answered'>('open');
  return (
    <FilterTabs label="Questions" tabs={TABS} value={value} onChange={show}>
      {`All that is ${value}`}
    </FilterTabs>
  );
}

test('the selected tab labels the panel that it shows', async () => {
  const { person } = await renderPage(<Questions />, { path: '/', texts: {} });
  expect(screen.getByRole('tabpanel', { name: 'Open' })).toHaveTextContent('All that is open');
  await person.click(screen.getByRole('tab', { name: 'Answered' }));
  const panel = screen.getByRole('tabpanel', { name: 'Answered' });
  expect(panel).toHaveTextContent('All that is answered');
  expect(screen.getByRole('tab', { name: 'Answered' })).toHaveAttribute('aria-controls', panel.id);
});

test.each([
  [undefined, 'Open'],
  [0, 'Open 0'],
  [999, 'Open 999'],
  [1_000, 'Open 999+'],
] as const)('a tab names the number of its rows, up to 999: %s', async (count, name) => {
  const tabs = [{ value: 'open', text: 'Open', count }] as const;
  await renderPage(
    <FilterTabs label="Questions" tabs={tabs} counted value="open" onChange={() => undefined}>
      {null}
    </FilterTabs>,
    { path: '/', texts: {} },
  );
  expect(screen.getByRole('tab')).toHaveAccessibleName(name);
});
