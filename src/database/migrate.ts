// Migrates a database to the latest schema; safe when two processes start concurrently, as Kysely holds a lock.

import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine } from './client.ts';
import { createCatalogue } from './migrations/0001-catalogue.ts';
import { createContent } from './migrations/0002-content.ts';
import { createCommerce } from './migrations/0003-commerce.ts';
import { createCustomers } from './migrations/0004-customers.ts';
import { createCatalogueNotice } from './migrations/0005-catalogue-notice.ts';
import { addPopupRepeat } from './migrations/0006-popup-repeat.ts';
import { addMailShop } from './migrations/0007-mail-shop.ts';
import { createInventory } from './migrations/0008-inventory.ts';
import { createCatalogueChanges } from './migrations/0009-catalogue-changes.ts';
import { moveFreeShipping } from './migrations/0010-free-shipping.ts';
import { linkOwnTraces } from './migrations/0011-own-traces.ts';
import { createRegistrations } from './migrations/0012-registrations.ts';
import { addLinePrice } from './migrations/0013-line-price.ts';
import { addUnmailedRegistrations } from './migrations/0014-unmailed-registrations.ts';
import { createEmailChanges } from './migrations/0015-email-changes.ts';
import { addMailCustomer } from './migrations/0016-mail-customer.ts';
import { createCheckouts } from './migrations/0017-checkouts.ts';
import { createOrders } from './migrations/0018-orders.ts';
import { addFulfilment } from './migrations/0019-fulfilment.ts';
import { createBuyerRights } from './migrations/0020-buyer-rights.ts';
import { addPaymentServices } from './migrations/0021-payment-services.ts';
import { addShipping } from './migrations/0022-shipping.ts';
import { createOrderLinks } from './migrations/0023-order-links.ts';
import { addOrderRecords } from './migrations/0024-order-records.ts';
import { addDisputes } from './migrations/0025-disputes.ts';
import { openCheckout } from './migrations/0026-open-checkout.ts';
import { createGiftLists } from './migrations/0027-gift-lists.ts';
import { addProductProof } from './migrations/0028-product-proof.ts';
import { addBannerEnd } from './migrations/0029-banner-end.ts';
import { createBoxContents } from './migrations/0030-box-contents.ts';
import { addPickupHours } from './migrations/0031-pickup-hours.ts';
import { addReplacedRequests } from './migrations/0032-replaced-requests.ts';
import { addRefundEvent } from './migrations/0033-refund-event.ts';
import { addCancelledPieces } from './migrations/0034-cancelled-pieces.ts';
import { addFilterValueOrder } from './migrations/0035-filter-value-order.ts';
import { createInstallation } from './migrations/0037-installation.ts';
import { dropSearchMisses } from './migrations/0038-drop-search-misses.ts';
import { addUnpaidHolds } from './migrations/0039-unpaid-holds.ts';
import { addOutsideRefunds } from './migrations/0040-outside-refunds.ts';
import { moveAccountCarts } from './migrations/0042-account-carts.ts';
import { addProductNcm } from './migrations/0043-product-ncm.ts';
import { addCouponEmails } from './migrations/0044-coupon-emails.ts';
import { addPaymentClaims } from './migrations/0045-payment-claims.ts';
import { addCountedOrders } from './migrations/0046-counted-orders.ts';
import { addNoticeMailboxes } from './migrations/0047-notice-mailboxes.ts';
import { addOrderAccounts } from './migrations/0050-order-accounts.ts';
import { indexWatchedStates } from './migrations/0051-watched-states.ts';
import { addLotReports } from './migrations/0052-lot-reports.ts';
import { addPaymentReviews } from './migrations/0053-payment-reviews.ts';
import { createListPictures } from './migrations/0062-list-pictures.ts';
import { addCardInstallments } from './migrations/0064-card-installments.ts';

type MigrationStep = <Schema>(database: Kysely<Schema>, engine: Engine) => Promise<void>;

/** Names are stored in the database: a released migration is never renamed, changed or removed. */
const steps: Readonly<Record<string, MigrationStep>> = {
  '0001-catalogue': createCatalogue,
  '0002-content': createContent,
  '0003-commerce': createCommerce,
  '0004-customers': createCustomers,
  '0005-catalogue-notice': createCatalogueNotice,
  '0006-popup-repeat': addPopupRepeat,
  '0007-mail-shop': addMailShop,
  '0008-inventory': createInventory,
  '0009-catalogue-changes': createCatalogueChanges,
  '0010-free-shipping': moveFreeShipping,
  '0011-own-traces': linkOwnTraces,
  '0012-registrations': createRegistrations,
  '0013-line-price': addLinePrice,
  '0014-unmailed-registrations': addUnmailedRegistrations,
  '0015-email-changes': createEmailChanges,
  '0016-mail-customer': addMailCustomer,
  '0017-checkouts': createCheckouts,
  '0018-orders': createOrders,
  '0019-fulfilment': addFulfilment,
  '0020-buyer-rights': createBuyerRights,
  '0021-payment-services': addPaymentServices,
  '0022-shipping': addShipping,
  '0023-order-links': createOrderLinks,
  '0024-order-records': addOrderRecords,
  '0025-disputes': addDisputes,
  '0026-open-checkout': openCheckout,
  '0027-gift-lists': createGiftLists,
  '0028-product-proof': addProductProof,
  '0029-banner-end': addBannerEnd,
  '0030-box-contents': createBoxContents,
  '0031-pickup-hours': addPickupHours,
  '0032-replaced-requests': addReplacedRequests,
  '0033-refund-event': addRefundEvent,
  '0034-cancelled-pieces': addCancelledPieces,
  '0035-filter-value-order': addFilterValueOrder,
  '0037-installation': createInstallation,
  '0038-drop-search-misses': dropSearchMisses,
  '0039-unpaid-holds': addUnpaidHolds,
  '0040-outside-refunds': addOutsideRefunds,
  '0042-account-carts': moveAccountCarts,
  '0043-product-ncm': addProductNcm,
  '0044-coupon-emails': addCouponEmails,
  '0045-payment-claims': addPaymentClaims,
  '0046-counted-orders': addCountedOrders,
  '0047-notice-mailboxes': addNoticeMailboxes,
  '0050-order-accounts': addOrderAccounts,
  '0051-watched-states': indexWatchedStates,
  '0052-lot-reports': addLotReports,
  '0053-payment-reviews': addPaymentReviews,
  '0062-list-pictures': createListPictures,
  '0064-card-installments': addCardInstallments,
};

function toMigrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (kysely) => step(kysely, engine) }]),
  );
}

/**
 * Throws the error of the first failed migration, which is rolled back. Returns the names of migrations that a newer version
 * has run. They are not undone: an older version can run on the database when these migrations only added tables or columns.
 */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const newer = await listNewer(database);
  const untouched = Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }]));
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: () => Promise.resolve({ ...toMigrations(database.engine), ...untouched }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return newer;
}

async function listNewer({ kysely }: Database): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
  return rows.flatMap(({ name }) => (Object.hasOwn(steps, name) ? [] : [name]));
}
