import type { Database } from '#database/client.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createCatalogue } from '../catalogue/assembly/read-model.ts';
import type { CatalogueSource } from '../catalogue/published/source.ts';
import { followStock } from '../inventory/follow-stock.ts';

interface TestCatalogueOptions {
  clock?: () => Date;
  siteUrl?: string;
}

/** A read model beside the API's, which only `refresh` brings up to date. */
export function createTestCatalogue(
  database: Database,
  { clock = () => testNow, siteUrl = 'https://loja.test' }: TestCatalogueOptions = {},
): Promise<CatalogueSource> {
  return createCatalogue({ database, clock, siteUrl, nextStock: followStock(database) });
}
