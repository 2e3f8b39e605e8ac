// A proxy that ends TLS in front of a shop, like nginx with `proxy_set_header Host $host`.

import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import getPort from 'get-port';
import { type ShopServer, startShop } from './shop-server.ts';

// Self-signed for 127.0.0.1 and made for this file alone: browsers of the tests ignore who signed it.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvadwkBf51ov3p0Sc
mu1Mk44KweJE1YMgMyHDAd4mHRKhRANCAAT4tvQXU8WNRUHY+2iW4dzwFd1I4xgO
kBPxtJb0OFTCRnKP8wwiv0gb6ylIirApMJr0dnckfQJVg+Rsnpo9JaG7
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIURQ0kd5Dcu8O4wJm/FexyV/IOI18wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNjA4MjEzMVoYDzIxMjYxMTAy
MDgyMTMxWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT4tvQXU8WNRUHY+2iW4dzwFd1I4xgOkBPxtJb0OFTCRnKP8wwiv0gb
6ylIirApMJr0dnckfQJVg+Rsnpo9JaG7o2QwYjAdBgNVHQ4EFgQUpW9zbYwrtgG0
Of3ba43/Hy5pKrQwHwYDVR0jBBgwFoAUpW9zbYwrtgG0Of3ba43/Hy5pKrQwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IF22uSDSt7rY/1LQSp5b2cQjMk/b8Th0Wk2dFyMLx1iMAiA8v1mcGd5oOaUTWttA
fi0RmYHCJAFs7w7fyfugXwHmDw==
-----END CERTIFICATE-----`;

/** Starts a shop whose address is that of the proxy. */
export async function startShopBehindTls(variables: Record<string, string> = {}): Promise<ShopServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `https://127.0.0.1:${port}`;
  const shop = await startShop({ ...variables, SITE_URL: url, TRUST_PROXY: '1' });
  const target = new URL(shop.url);
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    const { method, url: path } = incoming;
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
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
