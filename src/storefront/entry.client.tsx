import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { IconSymbolsContext, readIconSymbols } from '#ui/icon.tsx';
import { layOutInPieces } from './lib/first-page/lay-out-in-pieces.ts';
import { readFirstPage } from './lib/first-page/read-first-page.ts';
import { FirstPageContext } from './shops/shop-context.tsx';
import { reloadOnMissingChunk } from '#web/browser/chunk-reload.ts';
import { quietAborts } from '#web/browser/ignore-abort-errors.ts';

reloadOnMissingChunk();
quietAborts();

const firstPage = readFirstPage(document);
const iconSymbols = readIconSymbols(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IconSymbolsContext value={iconSymbols}>
        <FirstPageContext value={firstPage}>
          <HydratedRouter />
        </FirstPageContext>
      </IconSymbolsContext>
    </StrictMode>,
  );
});

void layOutInPieces(document);
