/** Which of the contract's pairs of picture fields a visitor reads (specification 9; reading A17). */
export interface PictureFields {
  prod: 'arquivos' | 'arquivosOriginais';
  geral: 'imagem' | 'imagemOriginal';
  menu: 'icone' | 'iconeOriginal';
  /** Whether the original variants are in use. */
  status: boolean;
}

export interface Device {
  /** In pixels; a guess by the user agent until the browser measures it (specification 4). */
  screenWidth: number;
  tipoImg: PictureFields;
}

const phoneWidth = 360;
const desktopWidth = 1366;

/** Key of the page cache: visitors of one class get the same page. */
export function toDeviceClass(userAgent: string): string {
  const { screenWidth, tipoImg } = toDevice(userAgent);
  return `${screenWidth}${tipoImg.status ? ' original' : ''}`;
}

export function toDevice(userAgent: string): Device {
  // "Macintosh" only: the agents of iPhones say "like Mac OS X" too.
  const isMac = userAgent.includes('Macintosh');
  return {
    screenWidth: /mobile|android|ios/i.test(userAgent) ? phoneWidth : desktopWidth,
    tipoImg: {
      prod: isMac ? 'arquivosOriginais' : 'arquivos',
      geral: isMac ? 'imagemOriginal' : 'imagem',
      menu: isMac ? 'iconeOriginal' : 'icone',
      status: isMac,
    },
  };
}
