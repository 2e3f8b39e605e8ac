import { Note } from '#ui/feedback/note.tsx';

/** What has become of lines and coupon since the buyer saw them. */
export function CartMessages({ messages, isOpen }: { messages: readonly string[]; isOpen: boolean }) {
  return (
    <div role="status" className="flex flex-col gap-3 text-small empty:hidden">
      {messages.map((message) => (
        <Note key={message} tone="warn">
          {message}
        </Note>
      ))}
      {isOpen && messages.length > 0 && (
        <p className="text-ink-2">Confira o resumo: você pode seguir com o que ficou na sacola.</p>
      )}
    </div>
  );
}
