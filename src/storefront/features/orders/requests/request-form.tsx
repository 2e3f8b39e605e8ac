import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { SelectField, TextAreaField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import type { OrderView } from '../view/order-view.server.ts';

/** The beginning of the names of the fields that say how many pieces of a line are meant; its position follows. */
export const piecesField = 'pecas-';

interface RequestFormProps {
  kind: OrderView['requestKinds'][number];
  order: OrderView;
  path: string;
  result: FormResult | undefined;
}

const texts = {
  arrependimento: {
    title: 'Desistir da compra',
    label: 'Quer contar o motivo? (opcional)',
    submit: 'Confirmar a desistência',
  },
  troca: { title: 'Pedir uma troca', label: 'O que você quer no lugar, e por quê?', submit: 'Pedir a troca' },
  defeito: { title: 'Avisar de um defeito', label: 'O que veio errado ou com defeito?', submit: 'Enviar o aviso' },
} satisfies Record<RequestFormProps['kind'], object>;

/** Asks the shop for something about the pieces of an order, in a disclosure that works without script. */
export function RequestForm({ kind, order, path, result }: RequestFormProps) {
  const { title, label, submit } = texts[kind];
  const isWrong = result?.form === kind && !result.ok;
  const lines = order.lines
    .map((line, position) => ({ ...line, position, most: kind === 'arrependimento' ? line.withdrawable : line.free }))
    .filter(({ most }) => most > 0);
  // What is in another request is chosen by the buyer, if nothing else is left to choose.
  const hasFree = lines.some(({ free }) => free > 0);
  const stored = Object.fromEntries(
    lines.map(({ free, most, position }) => [`${piecesField}${position}`, String(hasFree ? free : most)]),
  );
  return (
    <details className="open:pb-4" open={isWrong}>
      <summary className="button button-link -ml-1 w-fit">{title}</summary>
      <div className="mt-3">
        <p className="mb-4 max-w-[60ch] text-ink-2">
          <UnbrokenText>{toIntro(kind, order)}</UnbrokenText>
        </p>
        <AccountForm name={kind} path={path} result={result} stored={stored} submitLabel={submit}>
          {lines.map(({ name, option, most, position }) => (
            <SelectField key={position} name={`${piecesField}${position}`} label={option ? `${name}, ${option}` : name}>
              {Array.from({ length: most + 1 }, (_, pieces) => (
                <option key={pieces} value={pieces}>
                  {toPieces(pieces)}
                </option>
              ))}
            </SelectField>
          ))}
          <TextAreaField name="texto" label={label} maxLength={2000} required={kind !== 'arrependimento'} />
        </AccountForm>
      </div>
    </details>
  );
}

function toIntro(kind: RequestFormProps['kind'], { withdrawalUntil, lines }: OrderView): string {
  if (kind === 'troca') return 'Escolha o que quer trocar. Respondemos em até 5 dias, com os próximos passos.';
  if (kind === 'defeito') return 'Escolha as peças. Respondemos em até 5 dias, e o frete da devolução é nosso.';
  const until = withdrawalUntil
    ? `Você pode desistir até ${withdrawalUntil}.`
    : 'Você pode desistir até 7 dias depois de receber.';
  const isReplacing = lines.some(({ free, withdrawable }) => withdrawable > free);
  const replaced = isReplacing ? ' A troca ou o aviso de defeito dos mesmos produtos fica sem efeito.' : '';
  return `${until}${replaced} Não precisa dizer o motivo. Depois de confirmar, você recebe um protocolo, e explicamos por e-mail como devolver, sem custo para você. Devolvemos o que você pagou e, se voltar tudo, também o frete.`;
}

function toPieces(pieces: number): string {
  if (pieces === 0) return 'Nenhum';
  return pieces === 1 ? '1 unidade' : `${pieces} unidades`;
}
