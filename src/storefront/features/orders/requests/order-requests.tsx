import { Tag } from '#ui/tag.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import type { OrderView, RequestView } from '../view/order-view.server.ts';

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
  cancelamento: 'Cancelamento de uma parte',
};
/** A withdrawal needs no approval, and what was not sent does not come back. */
function toStateName({ kind, state }: RequestView): string {
  if (kind === 'arrependimento' && state === 'aprovada') return 'Registrada';
  return kind === 'cancelamento' && state === 'devolvida' ? 'Valor a devolver' : states[state];
}

const states: Readonly<Record<RequestView['state'], string>> = {
  recebida: 'Em análise',
  aprovada: 'Aprovada',
  devolvida: 'Devolução recebida',
  concluida: 'Concluída',
  recusada: 'Não aceita',
};

/** The shop may pay back instead of an exchange or a repair. */
const receivedBackText = 'Os produtos chegaram. Agora cuidamos da sua solicitação e avisamos cada passo por e-mail.';

const nextSteps: Readonly<Record<RequestView['kind'], Partial<Record<RequestView['state'], string>>>> = {
  arrependimento: {
    aprovada:
      'Quando os produtos chegarem de volta, devolvemos o que você pagou por eles. Se você devolver tudo, devolvemos também o frete.',
    devolvida:
      'Os produtos chegaram. Agora devolvemos o que você pagou por eles e avisamos por e-mail. Se você devolveu tudo, devolvemos também o frete.',
  },
  troca: {
    aprovada: 'Quando os produtos chegarem de volta, seguimos com a troca.',
    devolvida: receivedBackText,
  },
  defeito: {
    aprovada: 'Avisamos cada passo por e-mail.',
    devolvida: receivedBackText,
  },
  cancelamento: { devolvida: 'Devolvemos o que você pagou por eles e avisamos por e-mail.' },
};

/** What happens next with a request, or what replaced it; '' once it is closed. `isPaidBack` is of the whole order. */
function toNextText({ kind, state, answer, dueText, replacedBy, isByBuyer }: RequestView, isPaidBack: boolean): string {
  if (replacedBy !== undefined) return `Você desistiu da compra: vale o protocolo ${replacedBy}.`;
  if (kind === 'arrependimento' && isPaidBack && state === 'aprovada')
    return 'Já devolvemos o que você pagou. Falta só o produto voltar.';
  if (kind === 'arrependimento' && isPaidBack && state === 'devolvida')
    return 'Os produtos chegaram, e o que você pagou já foi devolvido.';
  if (state === 'recebida')
    return dueText === undefined ? 'Respondemos aqui e por e-mail.' : `Respondemos até ${dueText}, aqui e por e-mail.`;
  const step = nextSteps[kind][state] ?? '';
  if (kind === 'cancelamento')
    return `${isByBuyer ? 'Como você pediu, não vamos mais enviar estes produtos.' : 'Não conseguimos enviar estes produtos, e pedimos desculpas por isso.'} ${step}`.trim();
  if (state !== 'aprovada' || answer) return step;
  if (kind === 'defeito') return 'Mandamos os próximos passos por e-mail.';
  if (kind === 'troca') return `Mandamos os próximos passos por e-mail. ${step}`;
  const day = dueText === undefined ? 'Explicamos' : `Até ${dueText} explicamos`;
  return `${day} por e-mail como devolver, sem custo para você. ${step}`;
}

/** What the buyer has asked for, with the protocol and what happens next. */
export function OrderRequests({ order: { requests, amounts } }: { order: OrderView }) {
  const isPaidBack = (amounts.refunded ?? 0) >= amounts.total;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="solicitacoes" className="mt-8">
      <h2 id="solicitacoes" className="text-h3">
        Suas solicitações
      </h2>
      <ul className="mt-4 grid gap-4">
        {requests.map((request) => (
          <li key={request.protocol} className="rounded-card border border-line p-5 lg:p-6">
            <Request request={request} isPaidBack={isPaidBack} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Request({ request, isPaidBack }: { request: RequestView; isPaidBack: boolean }) {
  const { protocol, kind, state, receivedText, piecesText, answer } = request;
  const toHref = useShopHref();
  const nextText = toNextText(request, isPaidBack);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold">{kinds[kind]}</span>
        <Tag>{toStateName(request)}</Tag>
      </p>
      <p className="mt-2 text-ink-2">
        <span className="block text-pretty">{`Protocolo ${protocol}, de ${receivedText}`}</span>
        <span className="block">{piecesText}</span>
      </p>
      {answer && <p className="mt-3 whitespace-pre-line wrap-anywhere">{answer}</p>}
      {nextText && <p className="mt-3 max-w-[60ch] text-pretty">{nextText}</p>}
      {state === 'recusada' && (
        <p className="mt-3 max-w-[60ch] text-pretty">
          Ficou com alguma dúvida?{' '}
          <a href={toHref(paths.contact)} className="text-link">
            Fale conosco
          </a>
          .
        </p>
      )}
    </>
  );
}
