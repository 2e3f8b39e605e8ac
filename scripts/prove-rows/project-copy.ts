// A copy of the project in a temporary folder, where code can be broken without anybody's work being touched.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../checks/source-files.ts';
import { type Outcome, runProgram } from '../run-program.ts';
import { applyBreak, type RowBreak } from './row-break.ts';

export interface ProjectCopy {
  folder: string;
  run: (line: string) => Promise<Outcome>;
  /** Throws with the builder's output when it fails. */
  build: () => Promise<void>;
  /** Breaks the code as long as `work` lasts. */
  whileBroken: <Result>(broken: RowBreak, work: () => Promise<Result>) => Promise<Result>;
  remove: () => void;
}

/** As the files are now, committed or not. The packages are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const listed = await runProgram('git ls-files -z --cached --others --exclude-standard');
  if (!listed.succeeded) throw new Error(listed.output);
  const folder = mkdtempSync(join(tmpdir(), 'manaca-prove-rows-'));
  for (const path of listed.output.split('\0').filter((name) => name !== '' && existsSync(join(projectRoot, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(folder, path), { verbatimSymlinks: true });
  }
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(realpathSync(join(projectRoot, 'node_modules')), packages, 'junction');
  const run = (line: string) => runProgram(line, { folder });
  return {
    folder,
    run,
    async build() {
      const { succeeded, output } = await run('node scripts/setup.mjs build');
      if (!succeeded) throw new Error(`it does not build:\n${output}`);
    },
    async whileBroken(broken, work) {
      const file = join(folder, broken.file);
      const healthy = readFileSync(file, 'utf8');
      writeFileSync(file, applyBreak(broken, healthy));
      try {
        return await work();
      } finally {
        writeFileSync(file, healthy);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
