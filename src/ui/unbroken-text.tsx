/**
 * "10 ml", "R$ 20,00", "capim-limão", each with the punctuation around it. A no-break space is part of its word, as in the amount of
 * "R$ 47,96/100 ml".
 */
const unbroken = /([^ \n]*\d (?:ml|g|kg|l|mm|cm|litros|unidades)\b[^ \n]*|R\$ \d[^ \n]*|[^ \n]*\p{L}-\p{L}[^ \n]*)/u;

/** A text, such as a name or a label, whose measures, amounts and compound words are torn apart only where one of them is wider than its line. */
export function UnbrokenText({ children }: { children: string }) {
  const parts = children.split(unbroken);
  return (
    // Another text is another element: a browser's translation has replaced the text nodes that React would remove.
    <span key={children} className="unbroken-text">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
          <span key={index} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
