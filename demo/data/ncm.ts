// The tax classification (NCM) of the demonstration's products by category; a deeper category overrides those above it.

export const ncmOfCategory: Readonly<Record<string, string>> = {
  'oleos-essenciais': '33012990',
  'oleos-essenciais/citricos': '33011990',
  'oleos-essenciais/citricos/laranjas-e-tangerinas': '33011290',
  'oleos-essenciais/citricos/limoes-e-bergamotas': '33011300',
  'oleos-essenciais/herbais/mentas': '33012400',
  'oleos-vegetais': '15159090',
  difusores: '33074900',
  'difusores/eletricos': '85437099',
  'difusores/pessoais': '85437099',
  'perfumar-a-casa': '33074900',
  'perfumar-a-casa/velas': '34060000',
  'corpo-e-banho': '33049990',
  'corpo-e-banho/sabonetes': '34013000',
  'corpo-e-banho/sabonetes/em-barra': '34011190',
  'cosmeticos-veganos': '33049910',
  'cosmeticos-veganos/labios': '33041000',
};
