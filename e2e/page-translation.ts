import type { Page } from '@playwright/test';

/** Does to the texts of a page what a browser's page translation does: each is replaced by elements. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    const tag: string = 'font';
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isShown = !/^(?:SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION|TITLE|FONT)$/.test(text.parentElement?.tagName ?? '');
      if (text instanceof Text && text.data.trim() && isShown) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
