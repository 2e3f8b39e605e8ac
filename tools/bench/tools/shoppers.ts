// What shoppers with a session do, over HTTP.
import { z } from 'zod';
import { productDetailResponseSchema } from '#contract/product.ts';
import { expectOk } from './http-client.ts';

const headers = { 'App-Token': 'wapstore', Accept: 'application/json', 'Content-Type': 'application/json' };
const detailPath = '/api/v2/front/url/product/detail?url=/oleo-essencial-de-alecrim';
const cartPath = '/api/v2/front/checkout/cart';
const loginPath = '/api/v2/front/checkout/login';
const maria = { usuario: 'maria@exemplo.test', senha: 'lavanda-2026' };

/** Adds one product to the cart of one of so many visitors, in turn. */
export async function createCartAdder(address: string, visitors: number): Promise<(index: number) => Promise<void>> {
  const { conteudo } = productDetailResponseSchema.parse(await (await fetch(address + detailPath, { headers })).json());
  const { tipo, itens } = conteudo.atributos.simples?.valores[0]?.carrinho ?? conteudo.carrinho;
  const body = JSON.stringify({ tipo, itens });
  const sessions: string[] = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    sessions.push(readSession(await fetch(address + cartPath, { method: 'POST', headers, body })));
  }
  return (index) => {
    const session = sessions[index % visitors] ?? '';
    return expectOk(address + cartPath, { method: 'POST', headers: { ...headers, Session: session }, body });
  };
}

/** The cookie of a customer who has just signed in. */
export async function signIn(address: string): Promise<string> {
  const answer = await fetch(address + loginPath, { method: 'POST', headers, body: JSON.stringify(maria) });
  z.object({ logado: z.literal(true) }).parse(await answer.clone().json());
  return `PHPSESSID=${readSession(answer)}`;
}

function readSession(answer: Response): string {
  const [, session] = /PHPSESSID=([^;]+)/.exec(answer.headers.getSetCookie().join('; ')) ?? [];
  if (session === undefined) throw new Error(`no session in an answer with status ${answer.status}`);
  return session;
}
