// What Linux says about a process; nothing elsewhere.
import { readFileSync } from 'node:fs';

/** Of the clock in which /proc counts processor time. */
const ticksPerSecond = 100;

/** Resident memory in MB. */
export function readMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Processor time since its start, in milliseconds, in steps of ten. */
export function readCpuMs(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}
