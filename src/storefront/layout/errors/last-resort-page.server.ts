import { errorTexts } from '#web/errors/error-view.ts';
import { paths } from '../../routes.ts';

/** Specification 8: the static fallback if the error page itself fails to render. */
export const lastResortPage = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${errorTexts.ours}</title>
</head>
<body>
<h1>${errorTexts.ours}</h1>
<p><a href="${paths.home}">${errorTexts.home}</a></p>
</body>
</html>
`;
