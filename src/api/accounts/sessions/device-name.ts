// Display names of sessions for their owner.
type Rules = readonly (readonly [pattern: RegExp, name: string])[];

// The order matters, because most browsers also name their ancestors.
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

/** A name such as `Chrome no Android` from a User-Agent header; unknown parts are omitted. */
export function toDeviceName(userAgent: string): string {
  const findName = (rules: Rules) => rules.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [findName(browsers), findName(systems)].filter((name) => name !== undefined).join(' no ');
}
