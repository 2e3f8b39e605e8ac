import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageRow, listCoverageRows } from '../checks/check-documents.ts';
import { projectRoot } from '../checks/source-files.ts';
import { callBreaks } from './call-breaks.ts';
import { frameBreaks } from './frame-breaks.ts';
import { pageBreaks } from './page-breaks.ts';
import type { RowBreak } from './row-break.ts';

export const allBreaks: readonly RowBreak[] = [...frameBreaks, ...pageBreaks, ...callBreaks];

/** The test that has to notice a break. */
export function findTest({ row }: Pick<RowBreak, 'row'>): CoverageRow {
  const rows = listCoverageRows(readFileSync(join(projectRoot, 'docs/spec-coverage.md'), 'utf8'));
  const found = rows.find((candidate) => candidate.row === row);
  if (!found) throw new Error(`docs/spec-coverage.md has no row ${row}`);
  return found;
}
