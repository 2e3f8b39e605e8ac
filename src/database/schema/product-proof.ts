// What proves a product: lots of oils with their reports, facts of devices, what comes in the box.

/** The lot of an oil on sale, with what its report found. */
export interface ProductLotRow {
  product_id: number;
  /** As printed on the bottle. */
  code: string;
  /** Month as `2026-07`; null for a blend of several harvests. */
  harvested: string | null;
  /** Month as `2029-07`. */
  best_before: string;
  /** What is certified and under which number. */
  certificate: string | null;
  /** The kind of analysis, such as "Cromatografia gasosa". */
  report_name: string;
  /** Main components, an array of `[name, percent]`. */
  report_json: string;
  /** Null if the merchant does not name it. */
  laboratory: string | null;
  /** Day as `2026-08-14`. */
  analysed_on: string | null;
}

/** Facts of an electric device; null where the maker states none. */
export interface DeviceFactsRow {
  product_id: number;
  capacity_ml: number | null;
  hours: number | null;
  /** How long it runs in the mode with pauses. */
  pulsed_hours: number | null;
  area_m2: number | null;
  power_w: number | null;
  /** At one metre. */
  noise_db: number | null;
  voltage: string | null;
  height_mm: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  guarantee_months: number | null;
}

/** One kind of thing in the box of a product; the parts of a kit are its own. */
export interface BoxContentsRow {
  product_id: number;
  /** Order on the page, from 0. */
  position: number;
  quantity: number;
  name: string;
}
