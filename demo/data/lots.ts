// The lot of each oil by slug: month of harvest, years of validity, and what its report found.

const gas = 'Cromatografia gasosa';
const fatty = 'Perfil de ácidos graxos';

export interface SeedLot {
  /** Month of the harvest, 1 to 12; undefined for blends. */
  harvest?: number;
  years: number;
  analysis: string;
  /** Main components in percent. */
  report: readonly (readonly [string, number])[];
  /** Only with the filter "Natural certificado". */
  certificate?: string;
}

type Report = SeedLot['report'];

const oil = (harvest: number, years: number, report: Report, certificate?: number): SeedLot => ({
  harvest, years, analysis: gas, report, ...withCertificate(certificate),
});
const pressed = (harvest: number, years: number, report: Report, certificate?: number): SeedLot => ({
  harvest, years, analysis: fatty, report, ...withCertificate(certificate),
});
const blend = (report: Report): SeedLot => ({ years: 2, analysis: gas, report });

function withCertificate(number: number | undefined) {
  return number === undefined ? {} : { certificate: `Ingrediente natural, nº ${number}, Certificadora Exemplo (dado de demonstração)` };
}

export const lots: Readonly<Record<string, SeedLot>> = {
  'oleo-essencial-de-laranja-doce': oil(7, 2, [['Limoneno', 94.8], ['Mirceno', 1.9], ['Alfa-pineno', 0.5]]),
  'oleo-essencial-de-tangerina': oil(6, 2, [['Limoneno', 73.4], ['Gama-terpineno', 17.1], ['Alfa-pineno', 2.3]]),
  'oleo-essencial-de-laranja-amarga': oil(1, 2, [['Limoneno', 93.9], ['Mirceno', 1.8], ['Acetato de linalila', 0.9]]),
  'oleo-essencial-de-petitgrain': oil(9, 3, [['Acetato de linalila', 48.6], ['Linalol', 25.2], ['Alfa-terpineol', 5.7]]),
  'oleo-essencial-de-bergamota': oil(1, 2, [['Limoneno', 38.4], ['Acetato de linalila', 30.1], ['Linalol', 9.6]]),
  'oleo-essencial-de-bergamota-sem-bergapteno': oil(2, 2, [['Limoneno', 37.2], ['Acetato de linalila', 31.5], ['Linalol', 10.4]]),
  'oleo-essencial-de-limao-siciliano': oil(2, 2, [['Limoneno', 66.8], ['Beta-pineno', 12.9], ['Gama-terpineno', 9.1], ['Citral', 2.4]]),
  'oleo-essencial-de-limao-galego': oil(6, 2, [['Limoneno', 47.5], ['Gama-terpineno', 13.6], ['Beta-pineno', 12.2], ['Citral', 4.8]]),
  'oleo-essencial-de-grapefruit': oil(7, 2, [['Limoneno', 93.2], ['Mirceno', 1.9], ['Nootkatona', 0.3]]),
  'oleo-essencial-de-lavanda-francesa': oil(7, 3, [['Acetato de linalila', 36.4], ['Linalol', 31.8], ['Beta-cariofileno', 4.6], ['Cânfora', 0.3]], 4127),
  'oleo-essencial-de-lavandim-grosso': oil(7, 3, [['Linalol', 29.7], ['Acetato de linalila', 29.1], ['Cânfora', 7.2], ['Cineol', 6.3]]),
  'oleo-essencial-de-lavanda-fina-de-altitude': oil(7, 3, [['Acetato de linalila', 41.2], ['Linalol', 30.5], ['Acetato de lavandulila', 4.1]], 4128),
  'oleo-essencial-de-lavanda-da-serra': oil(2, 3, [['Linalol', 37.6], ['Acetato de linalila', 28.3], ['Cânfora', 1.9]]),
  'oleo-essencial-de-lavandim-gaucho': oil(12, 3, [['Linalol', 33.4], ['Acetato de linalila', 23.8], ['Cânfora', 8.1], ['Cineol', 7.4]]),
  'oleo-essencial-de-geranio-bourbon': oil(3, 3, [['Citronelol', 21.8], ['Geraniol', 17.2], ['Linalol', 12.4], ['Isomentona', 7.3]]),
  'oleo-essencial-de-geranio-do-egito': oil(6, 3, [['Citronelol', 28.9], ['Geraniol', 14.6], ['Isomentona', 6.1], ['Linalol', 5.8]]),
  'oleo-essencial-de-rosa-damascena': oil(5, 4, [['Citronelol', 32.7], ['Geraniol', 18.4], ['Nerol', 8.9], ['Nonadecano', 8.2]]),
  'oleo-essencial-de-ylang-ylang': oil(4, 3, [['Germacreno D', 21.3], ['Beta-cariofileno', 14.8], ['Acetato de benzila', 9.7], ['Linalol', 8.6]]),
  'oleo-essencial-de-neroli': oil(4, 2, [['Linalol', 41.8], ['Limoneno', 12.3], ['Beta-pineno', 11.6], ['Acetato de linalila', 6.2]], 4131),
  'absoluto-de-jasmim': oil(8, 4, [['Acetato de benzila', 22.6], ['Benzoato de benzila', 17.9], ['Fitol', 9.4], ['Linalol', 5.1]]),
  'oleo-essencial-de-hortela-pimenta': oil(6, 3, [['Mentol', 40.7], ['Mentona', 22.3], ['Acetato de mentila', 4.9], ['Cineol', 4.6]]),
  'oleo-essencial-de-hortela-verde': oil(8, 3, [['Carvona', 64.2], ['Limoneno', 16.8], ['Cineol', 1.9]]),
  'oleo-essencial-de-eucalipto-globulus': oil(7, 3, [['Cineol', 76.8], ['Alfa-pineno', 12.4], ['Limoneno', 3.7]]),
  'oleo-essencial-de-eucalipto-radiata': oil(4, 3, [['Cineol', 69.5], ['Alfa-terpineol', 8.8], ['Limoneno', 5.2]]),
  'oleo-essencial-de-eucalipto-citriodora': oil(7, 3, [['Citronelal', 78.3], ['Citronelol', 7.6], ['Isopulegol', 4.1]]),
  'oleo-essencial-de-melaleuca': oil(6, 3, [['Terpinen-4-ol', 41.3], ['Gama-terpineno', 20.6], ['Alfa-terpineno', 9.8], ['Cineol', 2.7]], 4134),
  'oleo-essencial-de-niaouli': oil(5, 3, [['Cineol', 52.6], ['Alfa-pineno', 9.4], ['Viridiflorol', 7.8]]),
  'oleo-essencial-de-capim-limao': oil(3, 2, [['Geranial', 43.9], ['Neral', 32.1], ['Mirceno', 9.7]]),
  'oleo-essencial-de-citronela': oil(4, 3, [['Citronelal', 36.2], ['Geraniol', 22.7], ['Citronelol', 12.8]]),
  'oleo-essencial-de-palmarosa': oil(5, 3, [['Geraniol', 79.6], ['Acetato de geranila', 9.3], ['Linalol', 3.1]]),
  'oleo-essencial-de-alecrim': oil(5, 3, [['Cineol', 47.2], ['Cânfora', 11.3], ['Alfa-pineno', 10.8], ['Borneol', 3.4]], 4137),
  'oleo-essencial-de-manjericao': oil(8, 3, [['Linalol', 53.7], ['Cineol', 7.2], ['Eugenol', 6.8]]),
  'oleo-essencial-de-salvia-esclareia': oil(7, 3, [['Acetato de linalila', 66.9], ['Linalol', 14.2], ['Germacreno D', 3.8]]),
  'oleo-essencial-de-manjerona': oil(7, 3, [['Terpinen-4-ol', 24.6], ['Gama-terpineno', 13.1], ['Hidrato de sabineno', 12.4]]),
  'oleo-essencial-de-camomila-romana': oil(8, 3, [['Angelato de isobutila', 34.8], ['Angelato de isoamila', 16.3], ['Pinocarvona', 3.9]]),
  'oleo-essencial-de-camomila-azul': oil(9, 3, [['Óxido de bisabolol A', 38.2], ['Beta-farneseno', 19.7], ['Camazuleno', 9.6]]),
  'oleo-essencial-de-ravintsara': oil(5, 3, [['Cineol', 56.3], ['Sabineno', 13.7], ['Alfa-terpineol', 7.9]]),
  'oleo-essencial-de-cedro-do-atlas': oil(3, 4, [['Beta-himacaleno', 41.9], ['Alfa-himacaleno', 16.2], ['Gama-himacaleno', 10.1]]),
  'oleo-essencial-de-sandalo': oil(5, 5, [['Alfa-santalol', 49.3], ['Beta-santalol', 21.4], ['Bergamotol', 6.7]], 4140),
  'oleo-essencial-de-pau-rosa': oil(6, 3, [['Linalol', 84.1], ['Alfa-terpineol', 3.6], ['Óxido de linalol', 2.2]], 4141),
  'oleo-essencial-de-vetiver': oil(2, 5, [['Cusimol', 14.2], ['Ácido isovalencênico', 11.3], ['Alfa-vetivona', 4.1]]),
  'oleo-essencial-de-patchouli': oil(5, 5, [['Patchoulol', 32.8], ['Alfa-bulneseno', 17.3], ['Alfa-guaieno', 14.6]]),
  'oleo-essencial-de-olibano': oil(4, 4, [['Alfa-pineno', 38.7], ['Limoneno', 15.4], ['Alfa-tujeno', 8.3]], 4143),
  'oleo-essencial-de-mirra': oil(4, 5, [['Furanoeudesmadieno', 35.9], ['Curzereno', 23.8], ['Lindestreno', 11.7]]),
  'oleo-essencial-de-copaiba': oil(7, 4, [['Beta-cariofileno', 51.6], ['Alfa-bergamoteno', 9.4], ['Alfa-humuleno', 7.2]], 4145),
  'oleo-essencial-de-breu-branco': oil(8, 4, [['Terpinoleno', 26.3], ['Alfa-pineno', 18.9], ['Para-cimeno', 14.1], ['Limoneno', 11.8]], 4146),
  'oleo-essencial-de-canela-em-casca': oil(6, 3, [['Cinamal', 63.8], ['Beta-cariofileno', 5.1], ['Eugenol', 4.3], ['Linalol', 3.2]]),
  'oleo-essencial-de-cravo': oil(10, 4, [['Eugenol', 82.6], ['Acetato de eugenila', 9.1], ['Beta-cariofileno', 5.9]]),
  'oleo-essencial-de-gengibre-co2': oil(8, 3, [['Gingerol', 24.1], ['Zingibereno', 19.6], ['Beta-sesquifelandreno', 8.8]]),
  'oleo-essencial-de-cardamomo': oil(1, 3, [['Acetato de terpinila', 38.9], ['Cineol', 31.7], ['Linalol', 4.3]]),
  'oleo-essencial-de-pimenta-rosa': oil(5, 2, [['Delta-3-careno', 24.7], ['Alfa-pineno', 18.2], ['Limoneno', 15.6], ['Felandreno', 9.9]]),
  'sinergia-noite-tranquila': blend([['Limoneno', 27.8], ['Linalol', 18.9], ['Acetato de linalila', 17.4], ['Beta-himacaleno', 6.2]]),
  'sinergia-fim-de-tarde': blend([['Limoneno', 26.1], ['Acetato de linalila', 14.7], ['Alfa-pineno', 13.8], ['Beta-himacaleno', 8.3]]),
  'sinergia-casa-arrumada': blend([['Limoneno', 24.9], ['Geranial', 13.2], ['Neral', 9.6], ['Linalol', 8.4]]),
  'sinergia-manha-de-foco': blend([['Limoneno', 25.3], ['Cineol', 18.7], ['Mentol', 9.8], ['Mentona', 5.4]]),
  'sinergia-respiro-da-serra': blend([['Cineol', 43.2], ['Linalol', 12.7], ['Acetato de linalila', 9.1], ['Geranial', 7.8]]),
  'sinergia-jardim-de-rosas': blend([['Geraniol', 41.6], ['Citronelol', 12.3], ['Linalol', 11.9], ['Acetato de geranila', 4.8]]),
  'sinergia-mesa-posta': blend([['Limoneno', 57.4], ['Acetato de terpinila', 9.2], ['Cineol', 7.6], ['Eugenol', 7.1]]),
  'sinergia-primeira-flor': blend([['Limoneno', 31.4], ['Acetato de linalila', 21.2], ['Linalol', 12.6], ['Germacreno D', 3.7]]),
  'oleo-vegetal-de-amendoas-doces': pressed(9, 2, [['Ácido oleico', 66.4], ['Ácido linoleico', 23.8], ['Ácido palmítico', 6.5]], 4203),
  'oleo-vegetal-de-jojoba': pressed(2, 3, [['Ácido gondoico', 69.7], ['Ácido erúcico', 14.8], ['Ácido oleico', 11.3]]),
  'oleo-vegetal-de-semente-de-uva': pressed(3, 2, [['Ácido linoleico', 68.9], ['Ácido oleico', 17.6], ['Ácido palmítico', 7.4]]),
  'oleo-vegetal-de-rosa-mosqueta': pressed(4, 2, [['Ácido linoleico', 44.2], ['Ácido alfa-linolênico', 33.1], ['Ácido oleico', 15.3]]),
  'oleo-vegetal-de-coco-extravirgem': pressed(7, 3, [['Ácido láurico', 48.3], ['Ácido mirístico', 18.6], ['Ácido palmítico', 8.9]]),
  'oleo-vegetal-de-argan': pressed(7, 2, [['Ácido oleico', 46.9], ['Ácido linoleico', 33.2], ['Ácido palmítico', 12.6]], 4206),
  'oleo-vegetal-de-girassol-organico': pressed(3, 2, [['Ácido linoleico', 58.7], ['Ácido oleico', 29.4], ['Ácido palmítico', 6.3]]),
  'oleo-vegetal-de-andiroba': pressed(5, 2, [['Ácido oleico', 51.4], ['Ácido palmítico', 27.2], ['Ácido linoleico', 9.8]], 4208),
  'oleo-vegetal-de-buriti': pressed(3, 2, [['Ácido oleico', 76.3], ['Ácido palmítico', 17.1], ['Ácido linoleico', 3.2]], 4209),
  'oleo-vegetal-de-pracaxi': pressed(4, 2, [['Ácido oleico', 48.7], ['Ácido beênico', 18.9], ['Ácido linoleico', 12.4]], 4210),
  'oleorresina-de-copaiba': oil(8, 4, [['Beta-cariofileno', 43.7], ['Ácido copálico', 12.9], ['Alfa-bergamoteno', 7.8]], 4211),
  'oleo-vegetal-de-maracuja': pressed(6, 2, [['Ácido linoleico', 68.2], ['Ácido oleico', 16.9], ['Ácido palmítico', 10.7]], 4212),
  'manteiga-de-cupuacu': pressed(4, 2, [['Ácido oleico', 43.1], ['Ácido esteárico', 32.6], ['Ácido araquídico', 10.4]], 4213),
  'manteiga-de-karite': pressed(7, 2, [['Ácido oleico', 46.2], ['Ácido esteárico', 41.3], ['Ácido linoleico', 5.8]]),
  'manteiga-de-cacau': pressed(9, 2, [['Ácido esteárico', 34.8], ['Ácido oleico', 34.1], ['Ácido palmítico', 25.7]]),
  'manteiga-de-murumuru': pressed(5, 2, [['Ácido láurico', 47.6], ['Ácido mirístico', 27.9], ['Ácido oleico', 11.2]], 4216),
  'manteiga-de-ucuuba': pressed(6, 2, [['Ácido mirístico', 69.8], ['Ácido láurico', 15.6], ['Ácido palmítico', 6.1]], 4217),
};
