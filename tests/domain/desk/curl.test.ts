import { execFileSync } from 'node:child_process';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { asCurl, quoted } from '@/domain/desk/curl';

import { bodyOf, record } from './request-records';

/** What a POSIX shell would hand to `curl`, and pipe into it. */
function runByShell(command: string): { readonly words: readonly string[]; readonly input: Buffer } {
  const script = `curl() { printf '%s\\0' "$#" "$@"; case "$*" in *'--data-binary @-'*) cat;; esac; }\n${command}`;
  const output = execFileSync('/bin/sh', ['-c', script]);
  const parts = output.toString('latin1').split('\0');
  const said = parts.slice(0, Number(parts[0]) + 1);
  const input = output.subarray(said.join('\0').length + 1);
  return { words: said.slice(1).map((word) => Buffer.from(word, 'latin1').toString('utf8')), input };
}

/** Texts that a shell would like to read otherwise; an argument of a command has no zero byte. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...["'", '"', '\\', '$(id)', '`id`', '$HOME', '!!', '\n', '\r\n', ' ', '%s', '%', '@', '&', ';', '|', '*', '~'],
        ...['Đặng Thị Ưởng', '\uFEFF', '#', '--', '-d', '{a,b}', '[1-9]', "'\\''", '\t', '\u2028'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));

describe('a call as a command', () => {
  it('D-03 says the same call again', () => {
    expect(
      asCurl({
        ...record,
        method: 'POST',
        url: 'http://localhost/api/app/x?a=b',
        request: { headers: [['content-type', 'application/json']], body: bodyOf(`{"ghiChu":"L'Oréal"}`) },
      }),
    ).toBe(
      [
        `curl --globoff --request 'POST' \\`,
        `  --url 'http://localhost/api/app/x?a=b' \\`,
        `  --header 'content-type: application/json' \\`,
        `  --data-raw '{"ghiChu":"L'\\''Oréal"}'`,
      ].join('\n'),
    );
  });

  it('D-03 reaches the command word by word through a shell, whatever is in it', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (path, header, text) => {
        const url = `http://localhost/${path}`;
        const command = asCurl({
          ...record,
          method: 'PUT',
          url,
          request: { headers: [['x-note', header]], body: bodyOf(text, 'text/plain') },
        });
        expect(runByShell(command ?? '').words).toEqual([
          ...['--globoff', '--request', 'PUT', '--url', url],
          ...['--header', header === '' ? 'x-note;' : `x-note: ${header}`],
          ...['--data-raw', text],
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('D-03 pipes bytes that are no text, each of them as it is', () => {
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    const command = asCurl({
      ...record,
      request: { headers: [], body: { type: '', size: bytes.byteLength, bytes } },
    });
    const { words, input } = runByShell(command ?? '');
    expect(words.slice(-4)).toEqual(['--header', 'Content-Type:', '--data-binary', '@-']);
    expect(new Uint8Array(input)).toEqual(bytes);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (some) => {
        const body = { type: 'image/png', size: some.byteLength + 1, bytes: Uint8Array.of(...some, 0) };
        const piped = runByShell(asCurl({ ...record, request: { headers: [], body } }) ?? '');
        expect(new Uint8Array(piped.input)).toEqual(body.bytes);
      }),
      // What begins like an option of `printf`, and like its escapes.
      { numRuns: 25, examples: [[new TextEncoder().encode('-- %s')], [new TextEncoder().encode(String.raw`\055`)]] },
    );
  });

  it('D-03 is none for a call that is not known to its last byte', () => {
    expect(asCurl({ ...record, request: undefined })).toBeUndefined();
    expect(asCurl({ ...record, request: { headers: [], body: { ...bodyOf('abc'), size: 70_000 } } })).toBeUndefined();
  });

  it('quotes without reading', () => {
    expect(quoted(`it's $HOME`)).toBe(`'it'\\''s $HOME'`);
  });
});
