/** `npm run nightly` also opens what is like something that `npm test` opens, and every width. Tests tagged @nightly run only then. */
export const isNightly = process.env['NIGHTLY'] === 'on';
