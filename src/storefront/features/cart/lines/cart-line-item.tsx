import { formatReais } from '#rules/money.ts';
import { splitContents } from '#rules/unit-price.ts';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { QuantityField } from '#web/forms/fields.tsx';
import type { CartLine } from '../../../commerce/cart/cart-line.ts';
import { LinePicture } from '../../../commerce/cart/line-picture.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { HiddenCep } from '../delivery/cart-freight.tsx';
import { useCart } from '../state/cart-context.tsx';

interface CartLineItemProps {
  line: CartLine;
  /** The quantity of the last no-script submit, if it is no whole number. */
  refused?: string | undefined;
}

/** One line of the cart, whose stepper is a form that also works without script. */
export function CartLineItem({ line, refused }: CartLineItemProps) {
  const { pending, close, remove, setQuantity } = useCart();
  // The cart page renders an error beside the field; with script the stepper sends each change itself.
  const action = useShopHref()(paths.cart);
  const isBusy = pending.some((form) => form.get('linha') === line.identity);
  return (
    <li className="flex flex-wrap gap-4 border-b border-line py-4">
      <LinePicture picture={line.picture} />
      <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          {line.href ? (
            <a href={line.href} className="text-small hover:underline" onClick={close}>
              <LineName name={line.name} />
            </a>
          ) : (
            <span className="text-small">
              <LineName name={line.name} />
            </span>
          )}
        </div>
        {line.attribute && (
          <p className="text-micro text-ink-2">
            <UnbrokenText>{line.attribute}</UnbrokenText>
          </p>
        )}
        {line.changeText && <p className="text-micro font-semibold text-warn">{line.changeText}</p>}
        {line.pairText && <p className="text-micro font-semibold text-ok">{line.pairText}</p>}
        <form
          method="post"
          action={action}
          onSubmit={(event) => event.preventDefault()}
          className="mt-auto flex flex-wrap items-end justify-between gap-2"
        >
          <input type="hidden" name="linha" value={line.identity} />
          <input type="hidden" name="intent" value="set" />
          <HiddenCep />
          <QuantityField
            label={line.name}
            name="quantidade"
            stepName="ajuste"
            value={line.quantity}
            max={line.max}
            canRemove
            isBusy={isBusy}
            refused={refused}
            onChange={(quantity) => (quantity === 0 ? remove(line) : setQuantity(line, quantity))}
          />
          <p className="ml-auto text-right leading-tight tabular-nums">
            {line.list !== undefined && (
              <s className="block text-micro text-ink-2">
                <span className="sr-only">De </span>
                {formatReais(line.list * line.quantity)}
              </s>
            )}
            <strong className="font-bold">{formatReais(line.price * line.quantity)}</strong>
          </p>
        </form>
      </div>
    </li>
  );
}

/** A long name ends after two lines, but never without its measure. */
function LineName({ name }: { name: string }) {
  const { title, contents } = splitContents(name);
  return (
    <>
      <span className="line-clamp-2 font-medium">
        <UnbrokenText>{title}</UnbrokenText>
      </span>
      {contents && <span className="block text-micro text-ink-2">{` ${contents}`}</span>}
    </>
  );
}
