// A client that costs little: it keeps its connections and leaves answers packed, so that it does not measure itself.
import { Agent, request } from 'node:http';

export interface CheapRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Resolves when the whole answer is there. Rejects unless it is a 200. */
export function expectOk(url: string, { method = 'GET', headers = {}, body }: CheapRequest = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers: { 'Accept-Encoding': 'br', ...headers } }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
