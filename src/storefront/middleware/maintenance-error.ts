// The error that replaces every page in maintenance. It carries the shops, since the root loads nothing then.

import { data } from 'react-router';
import { maintenanceView } from '#web/errors/error-view.ts';
import type { Shops } from '../shops/shop.ts';

export function toMaintenanceError(shops: Shops) {
  return data({ ...maintenanceView, shops }, { status: maintenanceView.status });
}

export function findShopsOfError(error: unknown): Shops | undefined {
  return isObject(error) && 'data' in error && hasShops(error.data) ? error.data.shops : undefined;
}

function hasShops(value: unknown): value is { shops: Shops } {
  return isObject(value) && 'shops' in value && Array.isArray(value.shops) && value.shops.length > 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
