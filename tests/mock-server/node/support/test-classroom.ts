import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serveClassroom, type Classroom, type ClassroomOptions } from '@mock-server/node/classroom/classroom';

export const trainerCode = 'MAUB-2345';

export const testPolicies = { page: "default-src 'self'", answer: "frame-ancestors 'self'" };

/** A folder of its own, and how it goes away again. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'classroom-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A bundle of three files. */
export async function writeBundle(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>Product</title>${' '.repeat(2_000)}`);
  await writeFile(join(folder, 'assets', 'index-1a2b3c.js'), `export const text = '${'a'.repeat(4_000)}';`);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

/** A class with few workers over a small bundle, on a free port. */
export async function openTestClassroom(folder: string, options: Partial<ClassroomOptions> = {}): Promise<Classroom> {
  await writeBundle(folder);
  return serveClassroom({
    folder,
    policies: testPolicies,
    trainerCode,
    workerCount: 20,
    onMail: () => undefined,
    ...options,
  });
}
