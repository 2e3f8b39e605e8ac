// The readable reference at /api/docs: one page without script, rendered from the same document as openapi.json.

import { raw, html } from 'hono/html';
import type { createDocument } from './document.ts';
import { toExample } from './example.ts';

type Document = ReturnType<typeof createDocument>;

/** `cssPath` is the path of the page's stylesheet. */
export function renderReferencePage(document: Document, cssPath: string) {
  const groups = Map.groupBy(listOperations(document), ({ group }) => group);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Store API</title>
        <link rel="stylesheet" href="${cssPath}" />
      </head>
      <body>
        <header>
          <h1>Store API</h1>
          <p>${document.info.description}</p>
          <p>
            Base address <code>${document.servers[0]?.url}</code>. Every call carries
            <code>App-Token: wapstore</code> and <code>Accept: application/json</code>. The session is the cookie, or
            its value in the header <code>Session</code>. Errors return <code>{ "error": "…" }</code> in Portuguese. The
            same in machine form: <a href="/api/openapi.json">openapi.json</a>.
          </p>
        </header>
        <div class="columns">
          <nav aria-label="Operations">
            ${[...groups].map(
              ([group, operations]) =>
                html`<h2>${group}</h2>
                  <ul>
                    ${operations.map(
                      ({ id, method, path }) =>
                        html`<li>
                          <a href="#${id}"><b>${method}</b> ${path}</a>
                        </li>`,
                    )}
                  </ul>`,
            )}
          </nav>
          <main>${[...groups.values()].flat().map((operation) => renderOperation(document, operation))}</main>
        </div>
      </body>
    </html>`;
}

type Operation = ReturnType<typeof listOperations>[number];

function listOperations(document: Document) {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      group: path.split('/')[1] ?? '',
      operation,
    })),
  );
}

function renderOperation(document: Document, { id, method, path, operation }: Operation) {
  const { parameters, requestBody, responses } = operation;
  const [success] = Object.values(responses['200'].content ?? {});
  return html`<section id="${id}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${operation.summary}. <span class="tier">tier ${operation['x-tier']}</span></p>
    ${'servers' in operation ? html`<p>Base address <code>${operation.servers[0]?.url}</code>, without App-Token.</p>` : ''}
    ${
      parameters.length > 0
        ? html`<table>
            <caption>
              Parameters
            </caption>
            <tbody>
              ${parameters.map(
                (parameter) =>
                  html`<tr>
                    <th scope="row"><code>${parameter.name}</code></th>
                    <td>${parameter.in}${parameter.required ? ', required' : ''}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : ''
    }
    ${
      requestBody
        ? html`<details>
            <summary>Body</summary>
            ${renderJson(toExample(document, requestBody.content['application/json'].schema))}
          </details>`
        : ''
    }
    <details>
      <summary>Answer 200</summary>
      ${success ? renderJson(toExample(document, success.schema)) : 'No body.'}
    </details>
    <p class="errors">
      Failures:
      ${Object.keys(responses)
        .filter((status) => status !== '200')
        .join(', ')}
    </p>
  </section>`;
}

function renderJson(example: unknown) {
  const text = JSON.stringify(example, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html`<pre tabindex="0">${raw(text)}</pre>`;
}
