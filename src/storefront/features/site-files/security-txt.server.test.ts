// The rules of RFC 9116, section 2.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../shops/default-settings.ts';
import { createSecurityTxt } from './security-txt.server.ts';

const now = Date.parse('2026-11-20T10:00:00-03:00');
const siteUrl = 'https://loja.test';

function withEmail(emailContato: string) {
  const { sistema } = defaultSettings;
  const site = { ...sistema.geral.site, emailContato };
  return { ...defaultSettings, sistema: { ...sistema, geral: { ...sistema.geral, site } } };
}

const write = (email: string, url = siteUrl, at = now) =>
  createSecurityTxt({ siteUrl: url, settings: withEmail(email), now: at });

it('names the contact of the shop, the most wanted first', () => {
  expect(write('oi@loja.test')).toBe(
    [
      'Contact: mailto:oi@loja.test',
      'Contact: https://loja.test/pagina/contato',
      'Expires: 2027-05-19T00:00:00.000Z',
      'Preferred-Languages: pt, en',
      'Canonical: https://loja.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the contact page of a shop without an address', () => {
  expect(write('')?.match(/^Contact: .*$/gm)).toEqual(['Contact: https://loja.test/pagina/contato']);
});

it('has only secure web addresses, and is no file without any contact', () => {
  expect(write('oi@loja.test', 'http://localhost:3000')).not.toContain('http:');
  expect(write('', 'http://localhost:3000')).toBeUndefined();
});

it('never expires, less than a year ahead, and is the same for a day', () => {
  const readExpiry = (at: number) => Date.parse(/^Expires: (.+)$/m.exec(write('', siteUrl, at) ?? '')?.[1] ?? '');
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const ahead = readExpiry(date.getTime()) - date.getTime();
      expect(ahead).toBeGreaterThan(170 * 86_400_000);
      expect(ahead).toBeLessThan(365 * 86_400_000);
    }),
  );
  expect(readExpiry(Date.parse('2026-11-20T00:00:00Z'))).toBe(readExpiry(Date.parse('2026-11-20T23:59:59Z')));
});
