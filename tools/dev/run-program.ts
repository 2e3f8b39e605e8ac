// Runs the project's tools as child processes.

import { spawn } from 'node:child_process';
import { projectRoot } from '../checks/source-files.ts';

export interface Outcome {
  succeeded: boolean;
  /** Output of the program, both streams in order. */
  output: string;
  seconds: number;
}

interface Options {
  environment?: Record<string, string>;
  /** Passes the output through while it runs, instead of returning it. */
  live?: boolean;
}

/** Runs a program of node_modules/.bin, of Node or of the machine, given as one line without quoting. */
export async function runProgram(line: string, { environment = {}, live = false }: Options = {}): Promise<Outcome> {
  const started = performance.now();
  const [program = '', ...parameters] = line.split(' ');
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: live ? 'inherit' : 'pipe',
    // npm's programs are .cmd files on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  const written: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => written.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk));
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      written.push(Buffer.from(String(error)));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { succeeded, output: Buffer.concat(written).toString(), seconds: (performance.now() - started) / 1000 };
}
