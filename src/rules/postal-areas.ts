// Locates a postal code (CEP) by the ranges that the postal service assigned to the states and their capitals, without network.

import { parsePostalCode } from './postal-code.ts';

export type Region = 'Norte' | 'Nordeste' | 'Centro-Oeste' | 'Sudeste' | 'Sul';

/** The location derived from the ranges of CEPs, without any lookup. */
export interface PostalArea {
  uf: string;
  stateName: string;
  region: Region;
  /** Name of the capital when the CEP belongs to it. */
  capital: string | undefined;
}

type Row = readonly [uf: string, name: string, region: Region, ranges: string, capital: string, capitalRanges: string];

/** Ranges of the first five digits, both ends included. Codes below 01000 and from 78900 to 78999 are unassigned. */
const table: readonly Row[] = [
  ['SP', 'São Paulo', 'Sudeste', '01000-19999', 'São Paulo', '01000-05999 08000-08499'],
  ['RJ', 'Rio de Janeiro', 'Sudeste', '20000-28999', 'Rio de Janeiro', '20000-23799'],
  ['ES', 'Espírito Santo', 'Sudeste', '29000-29999', 'Vitória', '29000-29099'],
  ['MG', 'Minas Gerais', 'Sudeste', '30000-39999', 'Belo Horizonte', '30000-31999'],
  ['BA', 'Bahia', 'Nordeste', '40000-48999', 'Salvador', '40000-42599'],
  ['SE', 'Sergipe', 'Nordeste', '49000-49999', 'Aracaju', '49000-49099'],
  ['PE', 'Pernambuco', 'Nordeste', '50000-56999', 'Recife', '50000-52999'],
  ['AL', 'Alagoas', 'Nordeste', '57000-57999', 'Maceió', '57000-57099'],
  ['PB', 'Paraíba', 'Nordeste', '58000-58999', 'João Pessoa', '58000-58099'],
  ['RN', 'Rio Grande do Norte', 'Nordeste', '59000-59999', 'Natal', '59000-59139'],
  ['CE', 'Ceará', 'Nordeste', '60000-63999', 'Fortaleza', '60000-61599'],
  ['PI', 'Piauí', 'Nordeste', '64000-64999', 'Teresina', '64000-64099'],
  ['MA', 'Maranhão', 'Nordeste', '65000-65999', 'São Luís', '65000-65109'],
  ['PA', 'Pará', 'Norte', '66000-68899', 'Belém', '66000-66999'],
  ['AP', 'Amapá', 'Norte', '68900-68999', 'Macapá', '68900-68914'],
  ['AM', 'Amazonas', 'Norte', '69000-69299 69400-69899', 'Manaus', '69000-69099'],
  ['RR', 'Roraima', 'Norte', '69300-69399', 'Boa Vista', '69300-69339'],
  ['AC', 'Acre', 'Norte', '69900-69999', 'Rio Branco', '69900-69923'],
  ['DF', 'Distrito Federal', 'Centro-Oeste', '70000-72799 73000-73699', 'Brasília', '70000-72799 73000-73699'],
  ['GO', 'Goiás', 'Centro-Oeste', '72800-72999 73700-76799', 'Goiânia', '74000-74899'],
  ['RO', 'Rondônia', 'Norte', '76800-76999', 'Porto Velho', '76800-76849'],
  ['TO', 'Tocantins', 'Norte', '77000-77999', 'Palmas', '77000-77299'],
  ['MT', 'Mato Grosso', 'Centro-Oeste', '78000-78899', 'Cuiabá', '78000-78109'],
  ['MS', 'Mato Grosso do Sul', 'Centro-Oeste', '79000-79999', 'Campo Grande', '79000-79129'],
  ['PR', 'Paraná', 'Sul', '80000-87999', 'Curitiba', '80000-82999'],
  ['SC', 'Santa Catarina', 'Sul', '88000-89999', 'Florianópolis', '88000-88099'],
  ['RS', 'Rio Grande do Sul', 'Sul', '90000-99999', 'Porto Alegre', '90000-91999'],
];

interface Range {
  from: number;
  to: number;
}

/** The 27 states by their codes, parsed once; ranges as numbers of five digits. */
export const states = table.map(([uf, name, region, ranges, capital, capitalRanges]) => ({
  uf,
  name,
  region,
  ranges: toRanges(ranges),
  capital: { name: capital, ranges: toRanges(capitalRanges) },
}));

/** With or without hyphen; undefined for an invalid CEP or one outside every state's range. */
export function findPostalArea(postalCode: string): PostalArea | undefined {
  const digits = parsePostalCode(postalCode);
  if (!digits) return undefined;
  const prefix = Number(digits.slice(0, 5));
  const state = states.find(({ ranges }) => holds(ranges, prefix));
  if (!state) return undefined;
  const { uf, name, region, capital } = state;
  return { uf, stateName: name, region, capital: holds(capital.ranges, prefix) ? capital.name : undefined };
}

function holds(ranges: readonly Range[], prefix: number): boolean {
  return ranges.some(({ from, to }) => from <= prefix && prefix <= to);
}

function toRanges(text: string): Range[] {
  return text.split(' ').map((range) => ({ from: Number(range.slice(0, 5)), to: Number(range.slice(6)) }));
}
