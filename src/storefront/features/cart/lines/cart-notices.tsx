import { Note } from '#ui/feedback/note.tsx';
import { useCart } from '../state/cart-context.tsx';

/** The shop's messages about the cart and its last change, such as insufficient stock. */
export function CartNotices() {
  const { cart, notices } = useCart();
  const texts = [...new Set([...notices, ...cart.messages])];
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {texts.map((text) => (
        <Note key={text} tone="warn" className="text-small">
          {text}
        </Note>
      ))}
    </div>
  );
}
