import type { Settings } from '#contract/content.ts';
import { ApiError } from '../http/errors.ts';

type Switches = Settings['sistema']['modulos'];

/** Modules that the merchant enables in the settings, `sistema.modulos`. */
const switchedModules = {
  marketplace: {
    isOn: ({ marketplace }: Switches) => marketplace,
    refusal: 'A venda por outros lojistas não está disponível nesta loja.',
  },
  giftList: {
    isOn: ({ listaPresente }: Switches) => listaPresente,
    refusal: 'A lista de presentes não está disponível nesta loja.',
  },
  salesChannel: {
    isOn: ({ canalVenda }: Switches) => canalVenda,
    refusal: 'Esta loja tem um só canal de venda.',
  },
  representative: {
    isOn: ({ representante }: Switches) => representante,
    refusal: 'Esta loja não trabalha com representantes.',
  },
  reseller: {
    isOn: ({ revendedor }: Switches) => revendedor,
    refusal: 'O cadastro para revenda não é feito por aqui.',
  },
} as const;

/** Throws `refused` while the module is disabled. */
export function requireModule(settings: Settings, name: keyof typeof switchedModules): void {
  const { isOn, refusal } = switchedModules[name];
  if (!isOn(settings.sistema.modulos)) throw new ApiError('refused', refusal);
}

/** The call is undocumented, so no setting enables it. */
export function noBuyNow(): ApiError {
  return new ApiError(
    'refused',
    'A compra rápida não está disponível nesta loja. Coloque o produto na sacola para comprar.',
  );
}
