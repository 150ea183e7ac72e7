import { INK, PAGE, SIZE } from './page.ts';
import { rule, WHOLE, write } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** The product's logo, as in the browser's tab: on a square of 28. */
const MARK = {
  scale: 20 / 28,
  line: 'M7 20V11.2c0-1.6 1.9-2.4 3-1.3l4 4 4-4c1.1-1.1 3-.3 3 1.3V20',
} as const;

/** Brand, footer and page number on every page, drawn last, when the number of pages is known. */
export function drawFrames(document: PDFKit.PDFDocument, { brand, footer, pageLabel }: Sheet): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // The footer is outside the margins, where text would otherwise start a new page.
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
  document.save().translate(PAGE.left, PAGE.brandLine).scale(MARK.scale);
  document.roundedRect(0, 0, 28, 28, 8).fill(INK.brand);
  document.path(MARK.line).lineWidth(2.4).lineCap('round').lineJoin('round').strokeColor('#ffffff').stroke();
  document.restore();
  const at = { ...WHOLE, x: PAGE.left + 27, y: PAGE.brandLine + 1 };
  write(document, brand, at, { font: 'strong', size: SIZE.brand, colour: INK.brand });
}
