import type { Settings } from '#contract/content.ts';
import { ApiError } from '../errors.ts';

type Switches = Settings['sistema']['modulos'];

/** Modules that the merchant switches in the settings, `sistema.modulos`. */
const switchedModules = {
  marketplace: {
    isOn: ({ marketplace }: Switches) => marketplace,
    refusal: 'A venda por outros lojistas não está disponível nesta loja.',
  },
  giftList: {
    isOn: ({ listaPresente }: Switches) => listaPresente,
    refusal: 'A lista de presentes não está disponível nesta loja.',
  },
} as const;

/** What shops on this platform may have, and this one has not. */
const absentModules = {
  salesChannel: 'Esta loja tem um só canal de venda.',
  representative: 'Esta loja não trabalha com representantes.',
  reseller: 'O cadastro para revenda não é feito por aqui.',
  buyNow: 'A compra rápida não está disponível nesta loja. Coloque o produto na sacola para comprar.',
} as const;

/** Throws `refused` while the merchant has switched the module off. */
export function requireModule(settings: Settings, name: keyof typeof switchedModules): void {
  const { isOn, refusal } = switchedModules[name];
  if (!isOn(settings.sistema.modulos)) throw new ApiError('refused', refusal);
}

/** The answer of a module that there is not. */
export function absentModule(name: keyof typeof absentModules): ApiError {
  return new ApiError('refused', absentModules[name]);
}
