import { describe, expect, it } from 'vitest';
import { toDevice } from './device.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140';

describe('toDevice', () => {
  it.each([
    [iPhone, 360],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/140', 360],
    [mac, 1366],
    [windows, 1366],
    ['', 1366],
  ])('guesses the screen width of %s as %i [R4-40, R4-41]', (agent, width) => {
    expect(toDevice(agent).screenWidth).toBe(width);
  });

  it('selects the original pictures for Macintosh only', () => {
    expect(toDevice(mac).tipoImg).toEqual({
      prod: 'arquivosOriginais',
      geral: 'imagemOriginal',
      menu: 'iconeOriginal',
      status: true,
    });
    expect(toDevice(iPhone).tipoImg.prod).toBe('arquivos');
    expect(toDevice(windows).tipoImg.status).toBe(false);
  });
});
