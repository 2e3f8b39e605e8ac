// Freight: price and delivery time of each method, by the tables of rates. Pure functions of plain data.

/** One step of a method's table: parcels up to a weight into one range of postal codes, both ends included. */
export interface FreightRate {
  methodId: number;
  methodName: string;
  /** `transportadora`, `expressa` or `retirada`. */
  methodKind: string;
  /** Sort position of the method. */
  position: number;
  postalCodeFrom: number;
  postalCodeTo: number;
  maxWeightGrams: number;
  priceCents: number;
  businessDays: number;
  /** Whether a parcel is free once the goods reach the shop's threshold, also where another delivery is cheaper. */
  isFreeFromThreshold: boolean;
}

/** Outer measures of a unit as it is posted. */
export interface ParcelSize {
  heightCm: number;
  widthCm: number;
  lengthCm: number;
}

/** A measure of 0 is not known. */
export function isKnownSize({ heightCm, widthCm, lengthCm }: ParcelSize): boolean {
  return heightCm > 0 && widthCm > 0 && lengthCm > 0;
}

export interface ShippedUnit {
  grams: number;
  /** Undefined while it is not known. */
  size: ParcelSize | undefined;
  /** What one piece is worth. */
  cents: number;
  quantity: number;
}

export interface Shipment {
  /** Eight digits. */
  postalCode: string;
  units: readonly Pick<ShippedUnit, 'grams' | 'quantity'>[];
  /** Whether the goods reach the shop's threshold of free shipping (`free-shipping.ts`): then at least one delivery is free. */
  hasReachedThreshold: boolean;
  /** Whether a coupon pays for the cheapest delivery. */
  isFree?: boolean;
}

export interface FreightOption {
  methodId: number;
  name: string;
  kind: string;
  priceCents: number;
  businessDays: number;
  /** The last day of the promise, `YYYY-MM-DD`; absent while there is none. */
  deliveryDay?: string | undefined;
}

/** Set when there are no options: the place is not served, the goods are too heavy for every method, or the carriers do not take them. */
export interface FreightQuote {
  /** Cheapest first. */
  options: readonly FreightOption[];
  refusal?: 'unserved' | 'too-heavy' | 'carriers-refuse';
}

/** Goods that need more parcels than this are refused as too heavy. */
const maxParcels = 10;

/**
 * Goods beyond the heaviest step are split into several parcels, each at the price of its own step. What carriers offer
 * (`carriers`), also if that is nothing, replaces the deliveries of the tables, but not their pickups.
 */
export function quoteFreight(
  rates: readonly FreightRate[],
  shipment: Shipment,
  carriers?: readonly FreightOption[],
): FreightQuote {
  const code = Number(shipment.postalCode);
  const covering = rates
    .filter(({ postalCodeFrom, postalCodeTo }) => postalCodeFrom <= code && code <= postalCodeTo)
    .filter(({ methodKind }) => carriers === undefined || methodKind === 'retirada');
  if (covering.length === 0 && carriers === undefined) return { options: [], refusal: 'unserved' };
  const methods = new Set([...covering].sort((first, second) => first.position - second.position).map(toMethod));
  const ofTables = [...methods].flatMap((method) => {
    const ofMethod = covering.filter((rate) => toMethod(rate) === method);
    return quoteMethod(listSteps(ofMethod), shipment);
  });
  const options = [...(carriers ?? []), ...ofTables];
  if (options.length === 0) return { options, refusal: carriers ? 'carriers-refuse' : 'too-heavy' };
  const { isFree = false, hasReachedThreshold } = shipment;
  const isPaidFor = isFree || (hasReachedThreshold && !options.some(isFreeDelivery));
  return { options: sortByPrice(isPaidFor ? payForCheapest(options) : options) };
}

const toMethod = ({ methodId }: FreightRate): number => methodId;

/** Lightest first. Where ranges overlap the narrowest applies: a city's table overrides its state's. */
function listSteps(rates: readonly FreightRate[]): FreightRate[] {
  const width = ({ postalCodeFrom, postalCodeTo }: FreightRate) => postalCodeTo - postalCodeFrom;
  const narrowest = Math.min(...rates.map(width));
  return rates
    .filter((rate) => width(rate) === narrowest)
    .sort((first, second) => first.maxWeightGrams - second.maxWeightGrams);
}

function quoteMethod(steps: readonly FreightRate[], { units, hasReachedThreshold }: Shipment): FreightOption[] {
  const parcels = splitIntoParcels(steps, units);
  const [first] = parcels;
  if (!first) return [];
  return [
    {
      methodId: first.methodId,
      name: first.methodName,
      kind: first.methodKind,
      priceCents: parcels.reduce(
        (sum, rate) => sum + (hasReachedThreshold && rate.isFreeFromThreshold ? 0 : rate.priceCents),
        0,
      ),
      businessDays: Math.max(...parcels.map(({ businessDays }) => businessDays)),
    },
  ];
}

/** The step of each parcel; none when a single unit, or all together, are too heavy. */
function splitIntoParcels(steps: readonly FreightRate[], units: Shipment['units']): FreightRate[] {
  const heaviest = steps.at(-1);
  if (!heaviest || units.some(({ grams }) => grams > heaviest.maxWeightGrams)) return [];
  const totalGrams = units.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0);
  const full = Math.max(0, Math.ceil(totalGrams / heaviest.maxWeightGrams) - 1);
  if (full >= maxParcels) return [];
  const restGrams = totalGrams - full * heaviest.maxWeightGrams;
  const last = steps.find(({ maxWeightGrams }) => restGrams <= maxWeightGrams) ?? heaviest;
  return [...Array.from({ length: full }, () => heaviest), last];
}

const isDelivery = ({ kind }: FreightOption): boolean => kind !== 'retirada';
const isFreeDelivery = (option: FreightOption): boolean => isDelivery(option) && option.priceCents === 0;

function payForCheapest(options: readonly FreightOption[]): FreightOption[] {
  const [cheapest] = sortByPrice(options.filter(isDelivery));
  return options.map((option) => (option === cheapest ? { ...option, priceCents: 0 } : option));
}

/** Options of equal price are sorted by days, then in the merchant's order. */
function sortByPrice(options: readonly FreightOption[]): FreightOption[] {
  return [...options].sort(
    (first, second) => first.priceCents - second.priceCents || first.businessDays - second.businessDays,
  );
}
