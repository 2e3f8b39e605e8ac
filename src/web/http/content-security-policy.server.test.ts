import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removeNonce, toContentSecurityPolicy } from './content-security-policy.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('toContentSecurityPolicy', () => {
  it('allows the inline scripts with the nonce by their hashes and nothing else', () => {
    const html =
      '<script nonce="n1">a()</script><script nonce="n1" type="module" async="">import "/x.js"</script>' +
      '<script src="/b.js" nonce="n1"></script><script type="application/ld+json">{}</script>';
    const policy = toContentSecurityPolicy(html, { nonce: 'n1' });
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('import "/x.js"')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(hashOf('{}'));
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="n2">evil()</script>',
    "<script data-x=' nonce=\"n'>evil()</script>",
    '<SCRIPT>evil()</SCRIPT>',
  ])('does not allow a script that the page was made to contain: %s', (script) => {
    const html = `<p>${script}</p><script nonce="n1">a()</script>`;
    expect(toContentSecurityPolicy(html, { nonce: 'n1' })).toContain(`script-src 'self' ${hashOf('a()')};`);
    expect(toContentSecurityPolicy(html, {})).toContain("script-src 'self';");
  });

  it('does not put the nonce into the page', () => {
    const html = '<link nonce="n1" href="/x.js"/><script nonce="n1">a()</script><p>nonce="n2"</p>';
    expect(removeNonce(html, 'n1')).toBe('<link href="/x.js"/><script>a()</script><p>nonce="n2"</p>');
  });

  it('allows the configured origins only', () => {
    const policy = toContentSecurityPolicy('', {
      pictureOrigins: ['https://fotos.example'],
      scripts: [
        {
          src: 'https://metrica.example/a.js',
          origins: ['https://coleta.example'],
        },
      ],
    });
    const origins = 'https://metrica.example https://coleta.example';
    expect(policy).toContain(`script-src 'self' ${origins};`);
    expect(policy).toContain(`img-src 'self' data: https://fotos.example ${origins};`);
    expect(policy).toContain(`connect-src 'self' ${origins};`);
  });
});
