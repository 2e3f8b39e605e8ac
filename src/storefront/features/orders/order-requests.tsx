import { Tag } from '#ui/tag.tsx';
import type { OrderView, RequestView } from './order-view.server.ts';

/** The message of the page after a request, by form. */
export const requestDone = {
  arrependimento: 'Recebemos a sua desistência. O protocolo está abaixo e também no seu e-mail.',
  troca: 'Recebemos o seu pedido de troca. O protocolo está abaixo e também no seu e-mail.',
  defeito: 'Recebemos o seu aviso. O protocolo está abaixo e também no seu e-mail.',
};

const kinds: Readonly<Record<RequestView['kind'], string>> = {
  arrependimento: 'Desistência da compra',
  troca: 'Troca',
  defeito: 'Defeito',
};
const states: Readonly<Record<RequestView['state'], string>> = {
  recebida: 'Em análise',
  aprovada: 'Aprovada',
  devolvida: 'Devolução recebida',
  concluida: 'Concluída',
  recusada: 'Não aceita',
};

/** What the buyer has asked for, with the protocol and until when the shop answers. */
export function OrderRequests({ order: { requests } }: { order: OrderView }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="solicitacoes" className="mt-8">
      <h2 id="solicitacoes" className="text-h3">
        Suas solicitações
      </h2>
      <ul className="mt-4 grid gap-4">
        {requests.map(({ protocol, kind, state, receivedText, piecesText, dueText, answer }) => (
          <li key={protocol} className="rounded-card border border-line p-5">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="font-semibold">{kinds[kind]}</span>
              <Tag>{states[state]}</Tag>
            </p>
            <p className="mt-2 text-ink-2">
              <span className="block">{`Protocolo ${protocol}, de ${receivedText}`}</span>
              <span className="block">{piecesText}</span>
              {state === 'recebida' && <span className="block">{`Respondemos até ${dueText}`}</span>}
              {answer && <span className="mt-2 block whitespace-pre-line text-ink">{answer}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
