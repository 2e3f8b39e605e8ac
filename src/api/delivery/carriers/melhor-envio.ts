// Quotes of Melhor Envio: `POST /api/v2/me/shipment/calculate`, one option for each of the services of the account.

import { z } from 'zod';
import type { FreightOption } from '#rules/freight.ts';
import { toCents, toReais } from '#rules/money.ts';
import { createRequestJson, ServiceError } from '../lookup/request-json.ts';
import type { AskCarrier, CarrierRequest } from './carrier-request.ts';

interface Account {
  /** Without a slash at the end. */
  url: string;
  token: string;
  siteUrl: string;
  timeoutMs: number;
}

/** Ids of its services follow those of the shop's own freight methods. */
const firstMethodId = 1_000_000;

/** Reais, as text or number. */
const amount = z
  .union([z.string().regex(/^\d+(?:\.\d+)?$/), z.number()])
  .transform((reais) => toCents(Number(reais)))
  .pipe(z.int().min(1).max(10_000_000));
const days = z.int().min(0).max(120);

/** Those of the merchant (`custom_`) include what is added in the merchant's account. */
const serviceSchema = z.object({
  id: z.int().min(1).max(999_999),
  name: z.string().min(1).max(100),
  price: amount,
  custom_price: amount.nullish(),
  delivery_time: days,
  custom_delivery_time: days.nullish(),
  company: z.object({ name: z.string().min(1).max(100) }),
});

/** A service that cannot take the goods has `error` instead of a price. */
const refusedServiceSchema = z.object({ error: z.string().min(1) });

export function createMelhorEnvio({ url, token, siteUrl, timeoutMs }: Account): AskCarrier {
  const requestJson = createRequestJson(siteUrl);
  return async (request) => {
    // The service requires the name of the program with a contact.
    const contact = /^[!-~]+@[!-~]+$/.test(request.contact) ? request.contact : `+${siteUrl}`;
    const headers = { Authorization: `Bearer ${token}`, 'User-Agent': `Manaca/1.0 (${contact})` };
    const sent = { headers, json: toBody(request) };
    try {
      return toOptions(await requestJson(`${url}/api/v2/me/shipment/calculate`, timeoutMs, sent));
    } catch (error) {
      // 422 is about the CEP or the parcel, not about the service, which would else be taken for broken.
      if (error instanceof ServiceError && error.status === 422) return [];
      throw error;
    }
  };
}

/** Centimetres and kilograms; the insured value is that of one piece. */
function toBody({ from, to, units }: CarrierRequest) {
  return {
    from: { postal_code: from },
    to: { postal_code: to },
    products: units.map(({ grams, size, cents, quantity }, index) => ({
      id: String(index + 1),
      width: size.widthCm,
      height: size.heightCm,
      length: size.lengthCm,
      weight: grams / 1000,
      insurance_value: toReais(cents),
      quantity,
    })),
  };
}

/** None where every service refuses. Throws if that cannot be read from the answer. */
function toOptions(body: unknown): FreightOption[] {
  if (!Array.isArray(body)) throw new ServiceError('answered no list of services');
  const services: readonly unknown[] = body;
  const options = services.flatMap((service) => {
    const parsed = serviceSchema.safeParse(service);
    return parsed.success ? [toOption(parsed.data)] : [];
  });
  const isRefused = services.length > 0 && services.every((service) => refusedServiceSchema.safeParse(service).success);
  if (options.length === 0 && !isRefused) throw new ServiceError('answered no service that is valid');
  return options;
}

function toOption(service: z.infer<typeof serviceSchema>): FreightOption {
  return {
    methodId: firstMethodId + service.id,
    name: `${service.company.name} ${service.name}`,
    kind: 'transportadora',
    priceCents: service.custom_price ?? service.price,
    businessDays: service.custom_delivery_time ?? service.delivery_time,
  };
}
