import { errorTexts } from '#web/errors/error-view.ts';
import { paths } from '../../paths.ts';

/** A page without the layout, for an error that no route shows. */
export const createBarePage = (title: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p><a href="${paths.home}">${errorTexts.home}</a></p>
</body>
</html>
`;

/** Specification 8: the static fallback if the error page itself fails to render. */
export const lastResortPage = createBarePage(errorTexts.ours);
