/** Does to the texts below an element what a browser's page translation does: each is replaced by elements. */
export function translateTexts(below: Element): void {
  const walker = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement('span');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}
