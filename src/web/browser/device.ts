/** Which of the contract's pairs of picture fields a visitor gets (specification 9; reading A17). */
export interface PictureFields {
  prod: 'arquivos' | 'arquivosOriginais';
  geral: 'imagem' | 'imagemOriginal';
  menu: 'icone' | 'iconeOriginal';
  /** Whether the original variants are in use. */
  status: boolean;
}

export interface Device {
  /** In pixels: the server guesses it by the user agent, and the browser measures it after load (specification 4). */
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
  // Matches "Macintosh" only, because the user agents of iPhones contain "like Mac OS X" too.
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
