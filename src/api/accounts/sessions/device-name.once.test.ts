import { describe, expect, it } from 'vitest';
import { toDeviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('toDeviceName', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome no Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge no Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, 'Opera no Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet no Android',
    ],
    [`${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
    [`${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
    [`${iPhone} FxiOS/140.0 Mobile/15E148 Safari/604.1`, 'Firefox no iPhone'],
    [`${iPhone} EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 'Edge no iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari no Mac',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox no Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16033.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome no ChromeOS'],
    ['okhttp/4.12 (Android 14)', 'Android'],
    ['curl/8.9.1', ''],
    ['', ''],
    ['<script>alert(1)</script> Windows', 'Windows'],
  ])('converts %j to %j', (userAgent, name) => {
    expect(toDeviceName(userAgent)).toBe(name);
  });
});
