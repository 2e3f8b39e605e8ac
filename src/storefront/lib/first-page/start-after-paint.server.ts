const scriptStart = '<script type="module" async="">';
const scriptEnd = '</script>';
const importLine = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm;

/**
 * First the frame that styles let be drawn, then, for a second at most, what a person sees of it: the paint as it reached the
 * screen and the pictures that are fetched first. A page in the background is never painted: it starts at once. Then code is
 * fetched, and what styles held back until now (`base.css`).
 */
const waitForPaint =
  'if(!document.hidden){' +
  'const soon=f=>new Promise(f),frame=requestAnimationFrame;' +
  'await soon(frame);' +
  'await Promise.race([soon(go=>setTimeout(go,1000)),Promise.all([' +
  'soon(go=>new PerformanceObserver(go).observe({type:"paint",buffered:true})),' +
  '...[...document.images].map(i=>i.loading=="lazy"||i.decode().catch(go=>0))' +
  ']).then(()=>soon(go=>frame(()=>setTimeout(go))))])}' +
  'document.documentElement.dataset.painted="";' +
  'const files=[...document.querySelectorAll("link[rel=late]")];' +
  'for(const file of files)file.rel="modulepreload";';

/**
 * Lets the code of a page come after its first paint: until then it would share a slow line with styles, fonts and the
 * picture on top, and nothing of it is needed for what they show. Nothing else of the page changes. The page comes in
 * pieces, none of which ends inside a script: a page is long, and putting it together costs a copy of it.
 */
export function startAfterPaint(html: string): string[] {
  const headEnd = html.indexOf('</head>');
  // The router's script is the last one, behind all that the page shows.
  const tag = html.lastIndexOf(scriptStart);
  if (headEnd < 0 || tag < headEnd) return [html];
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload" href=', '<link rel="late" href=');
  const start = tag + scriptStart.length;
  const end = html.indexOf(scriptEnd, start);
  const script = `${scriptStart}${waitForPaint}${toDynamic(html.slice(start, end))}${scriptEnd}`;
  return [head, html.slice(headEnd, tag), script, html.slice(end + scriptEnd.length)];
}

/**
 * The two large files that every page needs (`vite.config.ts` names them) are read one after the other, each in a task of its own: the
 * page answers between them. Where they cannot be had, nothing else could run either.
 */
const readEach = 'for(const{href}of files)/(packages|frame)-/.test(href)&&await import(href);';

function toDynamic(code: string): string {
  const imports = [...code.matchAll(importLine)];
  const names = imports.map(([, name = '']) => name).join(',');
  const files = imports.map(([, , file]) => `import(${file})`).join(',');
  return `${readEach}const [${names}]=await Promise.all([${files}]);${code.replaceAll(importLine, '').trim()}`;
}
