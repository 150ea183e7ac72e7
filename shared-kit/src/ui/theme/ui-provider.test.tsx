import { expect, test } from '@jest/globals';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { UiProvider } from './ui-provider.tsx';

/** The style elements that contain a text, as parsed by the browser. */
const sheetsWith = (text: string) =>
  [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule.cssText.replaceAll(/\s/g, '').includes(text)),
  );

test('adds only the prefixes that Chrome and Safari need', () => {
  render(
    <UiProvider>
      <Box sx={{ userSelect: 'none', colorAdjust: 'exact', display: 'flex', transition: 'none' }}>text</Box>
    </UiProvider>,
  );
  const written =
    '{-webkit-user-select:none;user-select:none;-webkit-print-color-adjust:exact;color-adjust:exact;' +
    'display:flex;transition:none;}';
  expect(sheetsWith(written)).toHaveLength(1);
});
