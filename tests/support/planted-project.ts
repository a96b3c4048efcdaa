import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type PlantedProject = {
  readonly folder: string;
  /** Runs a tool of this project (path from its root) in the planted folder. */
  readonly run: (tool: string, ...args: readonly string[]) => { readonly status: number; readonly output: string };
  readonly remove: () => void;
};

/** A throw-away folder with the given files, for seeing a gate fail. */
export function plantProject(files: Readonly<Record<string, string>>): PlantedProject {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    run: (tool, ...args) => {
      const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(tool), ...args], options);
      return { status: status ?? -1, output: stdout === '' ? stderr : stdout };
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
