import { expect, test } from 'vitest';
import { startAfterPaint as toPieces } from './start-after-paint.server.ts';

const startAfterPaint = (html: string) => toPieces(html).join('');

/** As React Router writes it. */
const page = (script: string) =>
  '<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/app.css"/></head>' +
  `<body><script>window.a=1</script><script type="module" async="">${script}</script></body></html>`;

const routerScript = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_action from "/assets/action.js";
import * as route1_main from "/assets/main.js";
const route1 = {...route1_action,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client.js");`;

test('asks for no code before the page is painted', () => {
  const html = startAfterPaint(page(routerScript));
  const [, code = ''] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(code).not.toMatch(/^\s*import\s+["*]/m);
  expect(code.indexOf('requestAnimationFrame')).toBeLessThan(code.indexOf('dataset.painted'));
  expect(code.indexOf('dataset.painted')).toBeLessThan(code.indexOf('import('));
});

test('keeps names, order and files of what the router imports', () => {
  const html = startAfterPaint(page(routerScript));
  expect(html).toContain(
    'const [,route0,route1_action,route1_main]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),' +
      'import("/assets/action.js"),import("/assets/main.js")]);const route1 = {...route1_action,...route1_main};',
  );
  expect(html).toContain('import("/assets/entry.client.js");</script>');
});

test('reads the large files by themselves before all others', () => {
  const html = startAfterPaint(page(routerScript));
  const reading = 'for(const{href}of files)/(packages|frame)-/.test(href)&&await import(href);';
  expect(html.indexOf('file.rel="modulepreload"')).toBeLessThan(html.indexOf(reading));
  expect(html.indexOf(reading)).toBeLessThan(html.indexOf('Promise.all([import('));
});

test('leaves the rest of a page as it is', () => {
  expect(startAfterPaint('<html><body><p>$& $1</p></body></html>')).toBe('<html><body><p>$& $1</p></body></html>');
  const html = startAfterPaint(page(routerScript));
  expect(html).toContain('<link rel="late" href="/assets/root.js"/><link rel="stylesheet" href="/assets/app.css"/>');
  expect(html).toContain('<script>window.a=1</script>');
});
