import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnMissingChunk } from './lib/visitor/chunk-reload.ts';
import { quietAborts } from './lib/visitor/quiet-aborts.ts';

reloadOnMissingChunk();
quietAborts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
