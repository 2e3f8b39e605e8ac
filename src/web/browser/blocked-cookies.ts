/** The message where something needs a session that the browser does not keep. */
export const blockedCookiesText =
  'Seu navegador está bloqueando cookies. Permita os cookies deste site: sem eles não conseguimos guardar a sua sacola nem abrir a sua conta.';

/** Whether the browser is set to keep no cookies of this site. */
export function areCookiesBlocked(): boolean {
  return !navigator.cookieEnabled;
}
