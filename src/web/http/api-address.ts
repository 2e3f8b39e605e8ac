/** Base path and fixed headers of the store API (contract 1). */
export const apiBasePath = '/api/v2/front';
export const apiHeaders: Readonly<Record<string, string>> = { 'App-Token': 'wapstore', Accept: 'application/json' };
