// Facts of the electric diffusers by slug. Sizes in millimetres without the cable: height, width, depth.
import type { DeviceFactsRow } from '#database/schema/product-proof.ts';

type SeedDevice = Omit<DeviceFactsRow, 'product_id'>;

const twoVoltages = '127 V ou 220 V, à escolha';
const anyVoltage = 'Bivolt, de 100 a 240 V';
/** One guarantee for all, as the page of exchanges says. */
const guarantee_months = 24;

const dewdrop: SeedDevice = {
  capacity_ml: 120, hours: 4, pulsed_hours: 8, area_m2: 15, power_w: 10, noise_db: 22, voltage: anyVoltage,
  height_mm: 142, width_mm: 108, depth_mm: 108, guarantee_months,
};

export const devices: Readonly<Record<string, SeedDevice>> = {
  'difusor-eletrico-de-ceramica': {
    capacity_ml: 200, hours: 6, pulsed_hours: 11, area_m2: 25, power_w: 14, noise_db: 30, voltage: twoVoltages,
    height_mm: 185, width_mm: 150, depth_mm: 150, guarantee_months,
  },
  'difusor-eletrico-lamparina': {
    capacity_ml: 500, hours: 9, pulsed_hours: 15, area_m2: 40, power_w: 18, noise_db: 32, voltage: twoVoltages,
    height_mm: 300, width_mm: 160, depth_mm: 160, guarantee_months,
  },
  'difusor-eletrico-bruma-serra': {
    capacity_ml: 400, hours: 9, pulsed_hours: null, area_m2: 35, power_w: 16, noise_db: 28, voltage: anyVoltage,
    height_mm: 205, width_mm: 165, depth_mm: 165, guarantee_months,
  },
  'difusor-nebulizador-bruma-ar': {
    capacity_ml: 15, hours: null, pulsed_hours: null, area_m2: 40, power_w: 6, noise_db: 36, voltage: anyVoltage,
    height_mm: 225, width_mm: 104, depth_mm: 104, guarantee_months,
  },
  'difusor-profissional-bruma-pro': {
    capacity_ml: 2000, hours: null, pulsed_hours: null, area_m2: 200, power_w: 45, noise_db: 32, voltage: twoVoltages,
    height_mm: 345, width_mm: 230, depth_mm: 250, guarantee_months,
  },
  'difusor-eletrico-bruma-orvalho-areia': dewdrop,
  'difusor-eletrico-bruma-orvalho-musgo': dewdrop,
  'difusor-eletrico-bruma-orvalho-noite': dewdrop,
  'difusor-eletrico-bruma-sol': {
    capacity_ml: 150, hours: 5, pulsed_hours: null, area_m2: 15, power_w: 12, noise_db: 25, voltage: anyVoltage,
    height_mm: 180, width_mm: 135, depth_mm: 120, guarantee_months,
  },
  'difusor-eletrico-bruma-seixo-usb': {
    capacity_ml: 80, hours: 3, pulsed_hours: 6, area_m2: 10, power_w: 3, noise_db: 24, voltage: 'USB, 5 V',
    height_mm: 68, width_mm: 92, depth_mm: 92, guarantee_months,
  },
};
