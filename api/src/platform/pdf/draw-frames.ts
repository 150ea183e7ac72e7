import { INK, PAGE, SIZE } from './page.ts';
import { rule, WHOLE, write } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** Brand, footer and number on every page, once it is known how many there are. */
export function drawFrames(document: PDFKit.PDFDocument, { brand, footer, pageLabel }: Sheet): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // The foot lies outside the margins, where text would otherwise turn the page.
    document.page.margins.bottom = 0;
    drawBrand(document, brand);
    rule(document, PAGE.footerLine);
    const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const at = { ...WHOLE, y: PAGE.footerLine + 8 };
    const style = { size: SIZE.small, colour: INK.quiet } as const;
    write(document, footer, { ...at, width: WHOLE.width - 90 }, style);
    write(document, label, { ...at, x: PAGE.right - 90, width: 90 }, { ...style, align: 'right' });
  }
}

function drawBrand(document: PDFKit.PDFDocument, brand: string): void {
  document.rect(PAGE.left, PAGE.brandLine, 14, 14).fill(INK.brand);
  document.rect(PAGE.left + 4, PAGE.brandLine + 4, 6, 6).fill('#ffffff');
  const at = { ...WHOLE, x: PAGE.left + 22, y: PAGE.brandLine - 2 };
  write(document, brand, at, { font: 'strong', size: SIZE.brand, colour: INK.brand });
}
