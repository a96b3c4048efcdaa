import type { FileKind } from '@/domain/attachments/file-kind';

/**
 * A small valid file for the demo, the same bytes for the same title. Office files are not made: a sample is a scan.
 *
 * @param title Latin letters without diacritics: the fonts that every PDF reader brings have no others.
 */
export function sampleFile(kind: FileKind, title: string): Uint8Array {
  const name = `${kind} ${title}`;
  const bytes = made.get(name) ?? (kind === 'pdf' ? samplePdf(title) : samplePng(title));
  made.set(name, bytes);
  return bytes;
}

/** Hundreds of seeded documents share a handful of files, and each page that opens would make them all anew. */
const made = new Map<string, Uint8Array>();

/** One A4 page with a frame, a title and the word that it is a sample (ISO 32000-1 §7.5). */
function samplePdf(title: string): Uint8Array {
  const content = [
    '0.6 w 40 40 515 762 re S',
    `BT /F1 20 Tf 60 740 Td (${escaped(title)}) Tj ET`,
    'BT /F1 12 Tf 60 712 Td (Tai lieu mau cua ban trinh dien, khong co gia tri phap ly.) Tj ET',
    ...Array.from({ length: 18 }, (_, line) => `0.85 G 60 ${670 - line * 30} m 535 ${670 - line * 30} l S`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/gu, String.raw`\$&`);
}

const pictureSide = 96;

/** A picture with a pattern that its title decides; deflate without compression (RFC 1951 §3.2.4), so that no packer is needed. */
function samplePng(title: string): Uint8Array {
  const hue = Array.from(title).reduce((sum, letter) => (sum + (letter.codePointAt(0) ?? 0)) % 96, 0);
  const rows = new Uint8Array(pictureSide * (1 + pictureSide * 3));
  for (let y = 0; y < pictureSide; y += 1) {
    for (let x = 0; x < pictureSide; x += 1) {
      const isFrame = Math.min(x, y, pictureSide - 1 - x, pictureSide - 1 - y) < 4;
      rows.set(isFrame ? [60, 90, 110] : [160 + hue, 190, 255 - ((x + y) >> 2)], y * (1 + pictureSide * 3) + 1 + x * 3);
    }
  }
  const header = bytesOf32(pictureSide, pictureSide);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joined([header, Uint8Array.of(8, 2, 0, 0, 0)])),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A zlib stream (RFC 1950) of one stored block, which holds 65,535 bytes at most. */
function stored(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const head = Uint8Array.of(0x78, 0x01, 0x01, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255);
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return joined([head, bytes, Uint8Array.of(high >> 8, high & 255, low >> 8, low & 255)]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(name), data]);
  return joined([bytesOf32(data.length), body, bytesOf32(checksum(body))]);
}

/** CRC-32 as PNG wants it (ISO 15948 annex D). */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    }
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function bytesOf32(...numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  numbers.forEach((number, index) => view.setUint32(index * 4, number));
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
