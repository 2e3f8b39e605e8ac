import { type RefObject, useRef, useState } from 'react';
import { parsePostalCode } from '#rules/postal-code.ts';
import { BrowserApiError, callApi } from '../../../lib/http/browser-api.ts';

const texts = {
  busy: 'Buscando o endereço…',
  found: 'Endereço preenchido. Confira e complete o número.',
  partly: 'Encontramos só uma parte. Complete o endereço abaixo.',
  unknown: 'Não encontramos esse CEP. Preencha o endereço abaixo.',
  failed: 'Não deu para buscar o CEP agora. Preencha o endereço abaixo.',
};

/** Fills the fields inside `place` as soon as the CEP is whole. The fields stay free to be changed. */
export function useAddressLookup(place: RefObject<HTMLElement | null>) {
  const [note, setNote] = useState<string>();
  const asked = useRef<AbortController>(undefined);
  const lookUp = async (text: string) => {
    asked.current?.abort();
    const postalCode = parsePostalCode(text);
    if (!postalCode) {
      setNote(undefined);
      return;
    }
    const asking = new AbortController();
    asked.current = asking;
    setNote(texts.busy);
    try {
      const path = `/postal-code/${postalCode}`;
      const { rua, bairro, cidade, uf } = await callApi<'postalAddress'>({
        method: 'GET',
        path,
        signal: asking.signal,
      });
      fill(place.current, { rua, bairro, cidade, uf });
      setNote(rua ? texts.found : texts.partly);
    } catch (error) {
      if (asking.signal.aborted) return;
      setNote(error instanceof BrowserApiError && error.status === 422 ? texts.unknown : texts.failed);
    }
  };
  return { note, lookUp };
}

/** What is known; the rest stays as it is. */
function fill(place: HTMLElement | null, address: Record<string, string>): void {
  for (const [name, value] of Object.entries(address)) {
    const field = place?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (!field || value === '') continue;
    field.value = value;
    // So that an error beside the field goes.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
