// The copy of the contract that a buyer can keep and print (Decreto 7.962, article 4): seller, buyer, what was bought with the reasons
// for its price, delivery, terms, and the right to withdraw. It holds no way to reach the buyer, so that an erasure leaves it whole.

import { html, raw } from 'hono/html';
import type { Order } from '#contract/buying/orders.ts';
import type { Settings } from '#contract/content.ts';
import type { Shop } from '#contract/shops.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { formatDay } from '#rules/calendar-day.ts';
import { formatDocument } from '#rules/document.ts';
import { formatDiscount, formatReais, toCents, toReais } from '#rules/money.ts';
import { toDaysFromPaymentText } from '#rules/orders/arrival-text.ts';
import { toDeadline, toMoment } from '../../mail/layout/moment.ts';
import { toContractStyle } from './contract-style.ts';

const paymentTexts: Readonly<Record<Order['pagamento']['tipo'], (total: string) => string>> = {
  pix: (total) => `Pix, ${total} à vista.`,
  cartao: (total) => `Cartão de crédito, ${total}, à vista ou em parcelas, na página do serviço de pagamento.`,
  boleto: (total) => `Boleto, ${total} à vista. O valor de um boleto pago é devolvido por Pix ou transferência.`,
};

type Seller = Settings['sistema']['geral']['site'];
type Markup = ReturnType<typeof html>;

export interface ContractFacts {
  order: Order;
  /** Whole, unlike that of the order. */
  document: string;
  shop: Pick<Shop, 'nome' | 'tema' | 'paleta'>;
  seller: Seller;
  siteUrl: string;
  termsVersion: string;
  /** When another payment method was chosen; undefined for the copy of the placing. */
  changedAt: string | undefined;
}

/** The whole document; the template tag escapes every value. */
export async function toContractCopy(facts: ContractFacts): Promise<string> {
  const { order, document, shop, seller, siteUrl, termsVersion, changedAt } = facts;
  const { contato } = order;
  const copy = await html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Contrato do pedido ${order.numero} | ${shop.nome}</title>
        <style>
          ${raw(toContractStyle(shop))}
        </style>
      </head>
      <body>
        <header><p>${shop.nome}</p></header>
        <main>
          <h1>Contrato do pedido ${toUnbroken(order.numero)}</h1>
          <p>Feito em ${toMoment(order.feitoEm)}, horário de Brasília. Guarde ou imprima esta cópia.</p>
          ${toChange(changedAt)}
          <h2>Quem vende</h2>
          ${toFacts([
            ['Empresa', seller.razaoSocial],
            ['CNPJ', seller.cnpj],
            ['Endereço', [seller.endereco, seller.cep && `CEP ${seller.cep}`].filter(Boolean).join(', ')],
            ['Telefone', seller.telefoneContato],
            ['E-mail', seller.emailContato ?? ''],
            ['Site', siteUrl],
          ])}
          <h2>Quem compra</h2>
          ${toFacts([
            ['Nome', contato.nome],
            ['CPF ou CNPJ', formatDocument(document)],
          ])}
          <h2>O que foi comprado</h2>
          ${toLines(order)}
          <h2>Pagamento</h2>
          ${toPayment(order)}
          <h2>Entrega</h2>
          ${toDelivery(order)}
          <h2>Direito de desistir</h2>
          <p>
            Você pode desistir da compra em até 7 dias corridos depois de receber o pedido, sem dizer o motivo (Código
            de Defesa do Consumidor, artigo 49). Antes da entrega você pode desistir a qualquer momento. Peça na página
            do pedido, ${siteUrl}${sitePaths.findOrder}: o protocolo sai na hora. O frete da devolução é por nossa
            conta, e você recebe de volta tudo o que pagou.
          </p>
          <p>Se algo chegar errado ou com defeito, peça a troca na mesma página. Respondemos em até 5 dias.</p>
          <h2>Condições</h2>
          <p>
            Valem os termos de uso e a política de privacidade na versão ${termsVersion}, que você aceitou ao fazer o
            pedido: ${siteUrl}${sitePaths.pages}/termos e ${siteUrl}${sitePaths.pages}/privacidade.
          </p>
        </main>
      </body>
    </html> `;
  return copy.toString();
}

/** A boleto has a last day; its order waits longer, for the bank to report it. */
function toPayment({ pagamento }: Order): Markup {
  const { tipo, valor, vencimento: dueDay, venceEm } = pagamento;
  const due =
    dueDay === undefined
      ? `O pedido espera pelo pagamento até ${toDeadline(venceEm)}; depois disso ele é cancelado, sem custo.`
      : `O boleto vence em ${formatDay(dueDay)}, e o banco confirma o pagamento em até dois dias úteis. Sem o pagamento até o vencimento, o pedido é cancelado, sem custo.`;
  return html`<p>${paymentTexts[tipo](formatReais(valor))} ${due}</p>`;
}

function toChange(changedAt: string | undefined): Markup | string {
  if (changedAt === undefined) return '';
  return html`<p>
    A forma de pagamento foi trocada em ${toMoment(changedAt)}, e os valores abaixo valem desde então. A cópia anterior
    continua guardada na página do pedido.
  </p>`;
}

/** Neither the number of an order nor a CEP is broken at its hyphen. */
function toUnbroken(text: string): Markup[] {
  return text
    .split(/(\b[\dA-Z]{4}-[\dA-Z]{4}\b|\bCEP \d{5}-\d{3})/)
    .map((piece, index) => (index % 2 === 1 ? html`<span class="unbroken">${piece}</span>` : html`${piece}`));
}

function toFacts(facts: readonly (readonly [label: string, value: string])[]): Markup {
  const shown = facts.filter(([, value]) => value !== '');
  return html`<dl>
    ${shown.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${toUnbroken(value)}</dd>`,
    )}
  </dl>`;
}

const reasonLabels: Readonly<Record<Order['itens'][number]['motivos'][number]['tipo'], string>> = {
  oferta: 'Oferta',
  kit: 'Preço do kit',
  combinacao: 'Combinação',
  cupom: 'Cupom',
  pagamento: 'Desconto no Pix',
};

function toLines({ itens, totais, cupom }: Order): Markup {
  const discounts: [string, number][] = [
    ['Combinações', totais.descontoCombinacoes],
    [cupom === undefined ? 'Cupom' : `Cupom ${cupom}`, totais.descontoCupom],
    ['Desconto no Pix', totais.descontoPagamento],
  ];
  const sums: [string, string][] = [
    ['Produtos', formatReais(totais.subtotal)],
    ...discounts.flatMap(([label, amount]): [string, string][] =>
      amount > 0 ? [[label, formatDiscount(amount)]] : [],
    ),
    ['Frete', totais.frete === 0 ? 'Grátis' : formatReais(totais.frete)],
    ['Total', formatReais(totais.total)],
  ];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Produto</th>
        <th scope="col">Quantidade</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      ${itens.map(toLine)}
    </tbody>
    <tfoot>
      ${sums.map(
        ([label, amount]) =>
          html`<tr>
            <th scope="row" colspan="2">${label}</th>
            <td>${amount}</td>
          </tr>`,
      )}
    </tfoot>
  </table>`;
}

function toLine({
  nome,
  sku,
  opcao,
  quantidade,
  precoDe,
  precoPor,
  total,
  partes,
  motivos,
}: Order['itens'][number]): Markup {
  const parts = partes.map((part) => [`${part.quantidade} × ${part.nome}`, part.opcao].filter(Boolean).join(', '));
  const list = formatReais(toReais(toCents(precoDe) * quantidade));
  const shownPrice = toReais(toCents(precoPor) * quantidade);
  const reasons = motivos.map(({ tipo, valor }) => `${reasonLabels[tipo]} ${formatDiscount(valor)}`);
  const details = [
    opcao,
    sku && `Código ${sku}`,
    ...parts,
    ...(reasons.length > 0 ? [`Preço sem desconto ${list}`, ...reasons] : []),
    ...(total < shownPrice ? [`Depois dos descontos ${formatReais(total)}`] : []),
  ].filter(Boolean);
  return html`<tr>
    <td>${nome}${details.map((detail) => html`<br /><small>${detail}</small>`)}</td>
    <td>${quantidade} × ${formatReais(precoPor)}</td>
    <td>${formatReais(shownPrice)}</td>
  </tr>`;
}

/** The day counts from the payment (specification 10.4), which the bank confirms days later for a boleto. */
function toDay({ estado: state, entrega: { previsao: day } }: Order, isBoleto: boolean): string {
  if (day === undefined || isBoleto) return '';
  const condition = ', se o pagamento for feito logo depois do pedido: o prazo conta a partir do pagamento';
  return `${formatDay(day)}${state === 'aguardando-pagamento' ? condition : ''}`;
}

function toDelivery(order: Order): Markup {
  const { entrega, endereco, pagamento } = order;
  const { rua, numero, complemento, bairro, cidade, uf, cep } = endereco;
  const address = [rua, numero, complemento, bairro, `${cidade} - ${uf}`, `CEP ${cep}`].filter(Boolean).join(', ');
  const point = entrega.pontoRetirada;
  const isBoleto = pagamento.tipo === 'boleto';
  return toFacts([
    ['Forma', entrega.label],
    ['Prazo', isBoleto ? toDaysFromPaymentText(entrega.prazo) : entrega.prazo],
    [point ? 'Retire a partir de' : 'Chega até', toDay(order, isBoleto)],
    [
      'Retirada em',
      point ? `${point.nome}, ${point.endereco}, ${point.numero}, ${point.bairro}, ${point.cidade} - ${point.uf}` : '',
    ],
    [point ? 'Endereço de quem compra' : 'Endereço', address],
  ]);
}
