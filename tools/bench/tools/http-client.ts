// A client that costs little: it keeps its connections and leaves answers packed, so that it does not measure itself. It accepts
// what browsers of today accept.
import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export interface CheapRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const accepted = 'gzip, deflate, br, zstd';
const kept = { keepAlive: true, maxSockets: 100 };
const agent = new Agent(kept);
const secureAgent = new SecureAgent(kept);

/** Resolves when the whole answer is there. Rejects unless it is a 200. */
export function expectOk(url: string, { method = 'GET', headers = {}, body }: CheapRequest = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:');
    const send = isSecure ? secureRequest : request;
    const options = {
      agent: isSecure ? secureAgent : agent,
      method,
      headers: { 'Accept-Encoding': accepted, ...headers },
    };
    const outgoing = send(url, options, (answer) => {
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
