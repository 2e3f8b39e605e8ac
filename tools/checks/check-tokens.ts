// Checks that colours, font sizes and differences between shops are design tokens, so that one file defines a shop's look.

import { listSourceFiles, type SourceFile } from './source-files.ts';

const rules = [
  { what: 'a raw colour', pattern: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])/gi },
  { what: 'a raw colour', pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from\b|var\()/gi },
  { what: 'a raw type size', pattern: /\bfont(?:-size|Size)?['"]?\s*:\s*[^;,\n]*?\b\d+(?:\.\d+)?px/gi },
  { what: 'a raw type size', pattern: /\btext-\[\d[^\]]*\]/gi },
  {
    what: 'a rule of one shop',
    pattern: /\[data-(?:shop|palette)=[^\]]*\]|\[data-theme=.(?:classico|editorial)[^\]]*\]/gi,
  },
];
const exempt = /\/styles\/tokens\.css$|\/shops\/window-colors\.ts$|\/assets\/.*\.svg$|\.test\.tsx?$/;

if (import.meta.main) {
  const files = listSourceFiles(['src/storefront', 'src/ui'], /\.(?:tsx?|css|svg)$/);
  const failures = findRawValues(files);
  for (const failure of failures) console.error(failure);
  console.log(`tokens: ${files.length} files, ${failures.length} raw values`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

/** Messages about colours and font sizes outside the token file. */
export function findRawValues(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          rules.flatMap(({ what, pattern }) =>
            [...line.matchAll(pattern)]
              .filter((match) => !isAddress(line, match.index))
              .map(([value]) => `${path}:${index + 1} has ${what}, ${value}: use a token of styles/tokens.css`),
          ),
        ),
    );
}

/** `href="#abc"` and `url(#abc)` are addresses inside a page, not colours. */
function isAddress(line: string, index: number): boolean {
  return /(?:href=\{?["'`]|url\(["']?|#|[\w/])$/i.test(line.slice(0, index));
}
