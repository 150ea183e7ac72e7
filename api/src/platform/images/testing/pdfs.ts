import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A PDF of two pages, the first with a red square. Sizes are in points. */
export async function aPdf(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument({ size: [width, height] });
  document.rect(0, 0, width, height / 2).fill('red');
  document.addPage().text('Second page');
  document.end();
  return Buffer.from(await buffer(Readable.from(document)));
}

/** A form that draws itself. */
const FORM =
  '<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<</XObject<</X 5 0 R>>>>/Length 13>>\nstream\n/X Do /X Do \nendstream';

/** A PDF whose page is a picture of zeros, a thousandth as large when compressed. */
export function pdfWithPicture(side: number): Buffer<ArrayBuffer> {
  const bytes = `${deflateSync(Buffer.alloc(side * side)).toString('hex')}>`;
  const size = `/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray`;
  const picture = `<</Type/XObject/Subtype/Image${size}/Filter[/ASCIIHexDecode/FlateDecode]/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
  return pdfWith('q 100 0 0 100 0 0 cm /X Do Q ', 1, { drawn: picture });
}

/** A handwritten PDF whose page content is repeated a given number of times; it can draw the object /X. */
export function pdfWith(
  content: string,
  repetitions: number,
  { mediaBox = '0 0 100 100', drawn = FORM } = {},
): Buffer<ArrayBuffer> {
  const stream = content.repeat(repetitions);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    drawn,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Root 1 0 R/Size ${places.length + 1}>>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
