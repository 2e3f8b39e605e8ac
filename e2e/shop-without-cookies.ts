// A shop none of whose cookies reaches the browser, as if the browser were set to keep none.

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import getPort from 'get-port';
import { type ShopServer, startShop } from './shop-server.ts';

export async function startShopWithoutCookies(): Promise<ShopServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const shop = await startShop({ SITE_URL: url });
  const target = new URL(shop.url);
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      const { 'set-cookie': _cookies, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    ...shop,
    url,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await shop.stop();
    },
  };
}
