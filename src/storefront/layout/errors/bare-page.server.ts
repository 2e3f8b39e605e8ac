import { errorTexts } from '#web/errors/error-view.ts';
import { paths } from '../../paths.ts';

/** For a failure of the shop itself. */
export const ownFaultAdvice = `${errorTexts.waitAdvice} ${errorTexts.kept}`;

/** A page without the layout, for an error that no route shows. */
export const createBarePage = (title: string, advice: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="${paths.home}">${errorTexts.home}</a></p>
</body>
</html>
`;

/** Specification 8: the static fallback if the error page itself fails to render. */
export const lastResortPage = createBarePage(errorTexts.ours, ownFaultAdvice);
