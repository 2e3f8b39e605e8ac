import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toContentSecurityPolicy } from './content-security-policy.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('toContentSecurityPolicy', () => {
  it('allows every inline script by its hash and nothing else', () => {
    const html =
      '<script>a()</script><script type="module" async="">import "/x.js"</script>' +
      '<script src="/b.js"></script><script type="application/ld+json">{}</script>';
    const policy = toContentSecurityPolicy(html, {});
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('import "/x.js"')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(hashOf('{}'));
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
