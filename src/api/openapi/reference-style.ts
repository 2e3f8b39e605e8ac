/** Stylesheet of the reference page; system fonts, light and dark. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#dfe5e1, #33413a); --soft: light-dark(#f3f6f4, #1c2521); --brand: light-dark(#14503b, #9bd4bb); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: light-dark(#1d2b25, #e4ebe7); background: light-dark(#fff, #131a17); }
header, .columns { max-width: 1240px; margin: 0 auto; padding: 24px; }
h1, h2, h3 { color: var(--brand); line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 1rem; }
h3 { margin: 0 0 8px; font-size: 1.1rem; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 4.2em; }
a { color: var(--brand); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 6px 0; font-size: 0.875rem; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
nav b { font-size: 0.75rem; }
section { padding: 24px 0; border-top: 1px solid var(--line); scroll-margin-top: 16px; }
section:target { background: var(--soft); outline: 8px solid var(--soft); }
.tier, .errors { color: light-dark(#4c5c54, #a9b8b0); font-size: 0.875rem; }
table { border-collapse: collapse; margin: 8px 0 16px; }
caption { text-align: left; font-weight: 600; }
th, td { padding: 4px 16px 4px 0; text-align: left; font-weight: 400; border-bottom: 1px solid var(--line); }
summary { padding: 8px 0; cursor: pointer; font-weight: 600; }
pre { overflow: auto; max-height: 32rem; margin: 0; padding: 16px; background: var(--soft); border-radius: 8px; }
@media (min-width: 960px) {
  .columns { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 48px; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; }
}
`.trim();
