// The checkout: one page whose sections are saved one by one. This file: which of them is open.

import type { Checkout } from '#contract/buying/checkout.ts';

/** The order of the page. The address and the way to it are two steps of one section. */
export const steps = ['contato', 'endereco', 'entrega', 'pagamento'] as const;
export type Step = (typeof steps)[number];
export type Section = Exclude<Step, 'endereco'>;

/** Query key of the step to change. */
export const stepKey = 'etapa';

/** The forms of the page, by the value of `intent`, and the steps that they belong to. */
const stepsOfForms = {
  contato: 'contato',
  endereco: 'endereco',
  'endereco-salvo': 'endereco',
  entrega: 'entrega',
  pagamento: 'pagamento',
  coupon: 'pagamento',
  'remove-coupon': 'pagamento',
  pedido: 'pagamento',
} as const satisfies Record<string, Step>;
export type FormName = keyof typeof stepsOfForms;

/** The checkbox of the form `endereco` that adds the typed address to the account. */
export const saveAddressField = 'guardar';

/** Marks a choice that is saved when it is made: its form can still be sent meanwhile. */
export const savedChoiceField = 'escolha';

/** The field of the order that names the payment method whose total the page shows. */
export const shownPaymentField = 'pagamento';

export function toSection(step: Step): Section {
  return step === 'endereco' ? 'entrega' : step;
}

interface Wanted {
  /** The step in the query. */
  step: string | null;
  refusedForm: string | undefined;
}

/** The step of a refused form, else the wanted one, else the last one; but never one after the first that is missing. */
export function findOpenStep({ faltam }: Pick<Checkout, 'faltam'>, { step, refusedForm }: Wanted): Step {
  const ofForm = refusedForm !== undefined && isFormName(refusedForm) ? stepsOfForms[refusedForm] : undefined;
  const wanted = ofForm ?? steps.find((one) => one === step) ?? 'pagamento';
  return steps.find((one) => one === wanted || faltam.includes(one)) ?? wanted;
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(stepsOfForms, name);
}
