/** The seed time of every test database; clocks of tests start here. */
export const testNow = new Date('2026-11-20T10:00:00-03:00');
