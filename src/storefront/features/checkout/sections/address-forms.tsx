import type { DeliveryAddress } from '#contract/buying/checkout.ts';
import type { Address } from '#contract/customers/address.ts';
import { Icon } from '#ui/icon.tsx';
import { CheckField } from '#web/forms/fields.tsx';
import { AddressFields } from '../../../commerce/account/address-fields.tsx';
import { useCheckout } from '../steps/checkout-context.ts';
import { Choice, Choices } from '../steps/choices.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { saveAddressField } from '../steps/steps.ts';

/** A customer chooses one of the saved addresses, or types another one like a visitor. */
export function AddressForms() {
  const { addresses, checkout, result } = useCheckout();
  if (addresses.length === 0) return <AddressForm />;
  const current = addresses.find((address) => isSamePlace(address, checkout.endereco)) ?? addresses[0];
  return (
    <div className="flex flex-col gap-4">
      <StepForm name="endereco-salvo" next="entrega" submitLabel="Entregar neste endereço">
        <Choices name="idEndereco" legend="Seus endereços">
          {(chosen) =>
            addresses.map((address) => (
              <Choice
                key={address.id}
                name="idEndereco"
                value={String(address.id)}
                isChosen={chosen === '' ? address === current : chosen === String(address.id)}
                title={address.nome || `${address.rua}, ${address.numero}`}
                text={toAddressText(address)}
              />
            ))
          }
        </Choices>
      </StepForm>
      <details className="disclosure" open={result?.form === 'endereco'}>
        <summary className="text-link inline-flex min-h-11 items-center gap-2">
          Entregar em outro endereço
          <Icon name="chevron-down" className="disclosure-mark size-4" />
        </summary>
        <div className="pt-3">
          <AddressForm />
        </div>
      </details>
    </div>
  );
}

/** Whether the goods go there now. */
function isSamePlace(address: Address, current: DeliveryAddress | undefined): boolean {
  return current !== undefined && toAddressText(address) === toAddressText(current);
}

function toAddressText({ rua, numero, complemento, bairro, cidade, uf, cep }: DeliveryAddress): string {
  return `${rua}, ${numero}${complemento && `, ${complemento}`}, ${bairro}, ${cidade} - ${uf}, CEP ${cep}`;
}

/** Another address than the saved ones starts empty. */
function AddressForm() {
  const { addresses, customerId, place, result } = useCheckout();
  const note = result && !result.ok && result.form === 'endereco' ? result.note : undefined;
  return (
    <StepForm name="endereco" next="entrega" submitLabel="Continuar" {...(addresses.length === 0 && { stored: place })}>
      <AddressFields note={note} />
      {customerId !== undefined && (
        <CheckField name={saveAddressField} boxClass="accent-cta">
          Guardar este endereço na minha conta
        </CheckField>
      )}
    </StepForm>
  );
}
