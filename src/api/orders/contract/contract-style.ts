import { findStyles, type Look } from '../../mail/layout/styles.ts';

/** The style sheet of the contract's copy: the shop's look on a screen, plain black on paper. */
export function toContractStyle(look: Look): string {
  const { page, band, wordmark, heading, buttonColor } = findStyles(look);
  return `
body{${page};font:400 16px/1.5 Figtree,Helvetica,Arial,sans-serif;color:#1c2b24}
header{${band};border-radius:0}
header p{margin:0 auto;max-width:44rem;${wordmark}}
main{box-sizing:border-box;max-width:48rem;margin:0 auto;padding:2rem;background:#fff;overflow-wrap:break-word}
h1{${heading}}
h2{margin:2rem 0 .5rem;font-size:1.125rem;color:${buttonColor}}
p{margin:0 0 .75rem}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem;margin:0}
dd{margin:0}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #d5ddd8}
td+td{white-space:nowrap}
th:last-child,td:last-child{padding-right:0;text-align:right}
tfoot th,tfoot td{border:0;font-weight:400}
tfoot tr:last-child>*{font-weight:700}
.unbroken{white-space:nowrap}
small{font-size:.875rem;color:#4a5a52}
@media(max-width:30rem){main{padding:1.25rem}td:nth-child(2):not(:last-child){white-space:normal;width:20%}td:last-child{white-space:nowrap}th,td{padding-right:.5rem}dl{grid-template-columns:1fr}dt{font-weight:600}}
@media print{@page{margin:16mm}body,header,header p,main{max-width:none;margin:0;padding:0;background:none;color:#000}h1,h2,small{color:#000}h2{break-after:avoid}tr{break-inside:avoid}}
`;
}
