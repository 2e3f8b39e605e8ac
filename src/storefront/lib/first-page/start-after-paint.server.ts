const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const importLine = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;
const preloads = /<link rel="modulepreload" href=/g;

/** A page in the background is never painted: it starts at once. */
const waitForPaint =
  'if(!document.hidden)await new Promise(go=>requestAnimationFrame(()=>setTimeout(go)));' +
  'for(const link of document.querySelectorAll("link[rel=late]"))link.rel="modulepreload";';

/**
 * Lets the code of a page come after its first paint: until then it would share a slow line with styles, fonts and the
 * picture on top, and nothing of it is needed for what they show. Nothing else of the page changes.
 */
export function startAfterPaint(html: string): string {
  return html.replaceAll(preloads, '<link rel="late" href=').replace(moduleScript, (whole, code: string) => {
    const imports = [...code.matchAll(importLine)];
    const names = imports.map(([, name = '']) => name).join(',');
    const files = imports.map(([, , file]) => `import(${file})`).join(',');
    const rest = code.replaceAll(importLine, '').trim();
    return whole.replace(code, () => `${waitForPaint}const [${names}]=await Promise.all([${files}]);${rest}`);
  });
}
