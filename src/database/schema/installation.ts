// Row type of the installation, and where rows come from.

/**
 * Where a row comes from: `own` of the shop's owner, `demonstration`, or `template`, a text of an empty shop that is to be replaced.
 * A verb that edits a text makes it `own`.
 */
export type Origin = 'own' | 'demonstration' | 'template';

/** One row, written when the shop is begun, and when the demonstration comes or goes later. */
export interface InstallationRow {
  id: 1;
  begun_as: 'demonstration' | 'empty';
  begun_at: number;
  /** 0 while rows of the demonstration, which an earlier version inserted, do not carry their origin. */
  rows_marked: 0 | 1;
}
