// A place where orders are collected, for tests.

export const aPickupPoint = {
  id: 12,
  nome: 'Empório Botânico',
  endereco: 'Rua Augusta',
  numero: '1492',
  bairro: 'Consolação',
  cidade: 'São Paulo',
  uf: 'SP',
  horario: 'segunda a sábado, das 10h às 19h',
};
