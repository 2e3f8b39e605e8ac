// Proxies in front of a shop: one that ends TLS, and one that lets no cookie through.

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
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

/** Like nginx with `proxy_set_header Host $host`. */
export function startShopBehindTls(variables: Record<string, string> = {}): Promise<ShopServer> {
  return startBehindProxy({
    protocol: 'https',
    variables: { ...variables, TRUST_PROXY: '1' },
    addedHeaders: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  });
}

/** None of the shop's cookies reaches the browser, as if the browser were set to keep none. */
export function startShopWithoutCookies(): Promise<ShopServer> {
  return startBehindProxy({
    protocol: 'http',
    toPassedHeaders: ({ 'set-cookie': _cookies, ...passed }) => passed,
  });
}

interface ProxyOptions {
  protocol: 'http' | 'https';
  variables?: Record<string, string>;
  /** Headers that requests get from the proxy. */
  addedHeaders?: Record<string, string>;
  /** The headers of a response that the browser gets. */
  toPassedHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

/** Starts a shop whose address is that of the proxy. */
async function startBehindProxy({
  protocol,
  variables,
  addedHeaders,
  toPassedHeaders = (headers) => headers,
}: ProxyOptions): Promise<ShopServer> {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `${protocol}://127.0.0.1:${port}`;
  const shop = await startShop({ ...variables, SITE_URL: url });
  const target = new URL(shop.url);
  const forward: RequestListener = (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, ...addedHeaders };
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, toPassedHeaders(answer.headers));
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const proxy = protocol === 'https' ? createTlsServer({ key, cert }, forward) : createServer(forward);
  proxy.listen(port, '127.0.0.1');
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
