import type { ListingResponse } from '#contract/listing.ts';
import { toFixedJson } from '../../http/fixed-json.ts';

/** Cards and details are remembered values: working their text out for every answer is most of what a listing costs. */
export function toListingJson({ estrutura, conteudo, info }: ListingResponse): string {
  const { produtos, detalhes, ...content } = conteudo;
  const fixed = `"detalhes":${toFixedJson(detalhes)},"produtos":[${produtos.map(toFixedJson).join()}]`;
  const own = JSON.stringify(content).slice(1, -1);
  return `{"estrutura":${JSON.stringify(estrutura)},"conteudo":{${own},${fixed}},"info":${JSON.stringify(info)}}`;
}
