// XML documents for programs, as text or as a stream.

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// XML 1.0 forbids control characters, also escaped.
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** For text and for the values of attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element with text. */
export function toElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

/** An element with these elements inside. */
export function toParent(name: string, elements: readonly string[]): string {
  return `<${name}>\n${elements.join('')}</${name}>\n`;
}

/** Writes a part when the reader asks for it. */
export function toStream(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const step = await texts.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
