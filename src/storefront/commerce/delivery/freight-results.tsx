import type { Shipment } from '#contract/buying/delivery.ts';
import { formatReais } from '#rules/money.ts';
import { toArrivalText, toCutOffText } from '#rules/orders/arrival-text.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { FreightState } from './use-freight-quote.ts';

type PickupPoint = Shipment['pontosRetirada'][number];

/** Lists the delivery options; the previous list stays while the next one loads. */
export function FreightResults({ state }: { state: FreightState }) {
  const { shipment, error, isBusy, retry } = state;
  return (
    <div aria-busy={isBusy || undefined}>
      <p role="status" className="sr-only">
        {toStatusText(state)}
      </p>
      {/* The quote belongs to the CEP before, so it is hidden while the typed one is refused. */}
      <div className="group-has-[[aria-invalid=true]]/freight:hidden">
        {isBusy && !shipment && (
          <p className="flex items-center gap-2.5 text-small text-ink-2" aria-hidden="true">
            <span className="spinner" /> Calculando o frete
          </p>
        )}
        {!isBusy && error !== undefined && <FailedQuote text={error} onRetry={retry} />}
        {shipment && (isBusy || error === undefined) && (
          <div className={isBusy ? 'opacity-60' : undefined}>
            <ShipmentList shipment={shipment} />
          </div>
        )}
      </div>
    </div>
  );
}

function toStatusText({ shipment, error, isBusy }: FreightState): string {
  if (isBusy) return 'Calculando o frete';
  if (error !== undefined) return error;
  if (!shipment) return '';
  const { fretes, restricaoEntrega, mensagem } = shipment;
  return [restricaoEntrega, mensagem, toCountText(fretes.length)].filter(Boolean).join(' ');
}

function toCountText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 opção de entrega' : `${count} opções de entrega`;
}

function ShipmentList({ shipment }: { shipment: Shipment }) {
  const { fretes, pontosRetirada, horarioCorte, restricaoEntrega, mensagem } = shipment;
  const hasDays = fretes.some(({ previsao }) => previsao !== undefined);
  return (
    <>
      {restricaoEntrega && (
        <Note tone="warn" className="text-small">
          {restricaoEntrega}
        </Note>
      )}
      {mensagem && <p className="text-small text-ink-2">{mensagem}</p>}
      {fretes.length > 0 && (
        <ul aria-label="Opções de entrega" className="ruled">
          {fretes.map(({ id, tipo, label, prazo, previsao, valor }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-1.5 text-small">
              <span>
                <b className="font-semibold">{label}</b> <span className="text-ink-2">{prazo}</span>
                {previsao !== undefined && <span className="block">{toArrivalText(tipo, previsao)}</span>}
              </span>
              <span className={`font-semibold whitespace-nowrap tabular-nums ${valor === 0 ? 'text-ok' : ''}`}>
                {valor === 0 ? 'Grátis' : formatReais(valor)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasDays && horarioCorte !== undefined && (
        <p className="py-1 text-small text-ink-2">{toCutOffText(horarioCorte)}</p>
      )}
      {pontosRetirada.length > 0 && (
        <details className="text-small">
          <summary className="text-link inline-flex min-h-11 items-center lg:min-h-8">Onde retirar</summary>
          <ul className="flex flex-col gap-2 pb-2">
            {pontosRetirada.map((point) => (
              <PickupPointItem key={point.id} point={point} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function PickupPointItem({ point }: { point: PickupPoint }) {
  const { nome, endereco, numero, bairro, cidade, uf, horario } = point;
  return (
    <li>
      <b className="font-semibold">{nome}</b>
      <span className="block text-ink-2">
        {endereco}, {numero}, {bairro}, {cidade} - {uf}
      </span>
      {horario && <span className="block text-ink-2">{horario}</span>}
    </li>
  );
}

function FailedQuote({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className="text-small text-danger">
      {text}{' '}
      <Button look="link" className="text-small" onClick={onRetry}>
        Tentar de novo
      </Button>
    </p>
  );
}
