/**
 * `npm run precompress`: lays a `.gz` and a `.br` beside every text of the build that is worth it, so that a server sends
 * the best compression without work. `-- <folder>` names another build than `dist`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? 'dist';
const worthBytes = 1_024;

let count = 0;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, name);
  if (/\.(?:html|js|css|svg|json)$/u.test(name) && readFileSync(path).length >= worthBytes) {
    const text = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    count += 1;
  }
}
console.log(`${count} files of ${folder} compressed`);
