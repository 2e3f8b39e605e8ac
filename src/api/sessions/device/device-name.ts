// How a session is named to its owner.
type Rules = readonly (readonly [pattern: RegExp, name: string])[];

// In this order: most browsers also name those that they descend from.
const browsers: Rules = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Rules = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome no Android`, of a User-Agent header; only the browser or the system when the other is unknown, or `''`. */
export function toDeviceName(userAgent: string): string {
  const findName = (rules: Rules) => rules.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [findName(browsers), findName(systems)].filter((name) => name !== undefined).join(' no ');
}
