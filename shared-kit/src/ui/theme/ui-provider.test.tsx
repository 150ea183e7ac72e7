import { expect, test } from '@jest/globals';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { UiProvider } from './ui-provider.tsx';

/** The style elements that hold a text, as the browser has read it. */
const sheetsWith = (text: string) =>
  [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule.cssText.replaceAll(/\s/g, '').includes(text)),
  );

test('writes what Chrome and Safari know under another name only, and no other prefix', () => {
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
