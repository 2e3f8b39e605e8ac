/** Where the store API answers, and what every call says to it (contract 1). */
export const apiBasePath = '/api/v2/front';
export const apiHeaders: Readonly<Record<string, string>> = { 'App-Token': 'wapstore', Accept: 'application/json' };
