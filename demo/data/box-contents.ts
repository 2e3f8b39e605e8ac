// What comes in the box, by slug: a name alone stands for one.

export type SeedContents = readonly (string | readonly [quantity: number, name: string])[];

const guide = 'Guia de uso e limpeza';
const dewdrop = ['Base de madeira com reservatório', 'Cúpula de cerâmica fosca', 'Fonte bivolt com cabo removível', guide];

export const boxContents: Readonly<Record<string, SeedContents>> = {
  'difusor-eletrico-de-ceramica': ['Difusor ultrassônico', 'Cúpula de cerâmica', 'Cabo de tecido de 1,6 m', guide],
  'difusor-eletrico-lamparina': ['Base de latão escovado', 'Cúpula de vidro canelado', 'Cabo de energia', guide],
  'difusor-eletrico-bruma-serra': ['Difusor com base de freijó', 'Copo que sai para lavar', 'Fonte bivolt', guide],
  'difusor-nebulizador-bruma-ar': ['Base com bomba de ar', 'Torre de vidro borossilicato', 'Fonte bivolt', guide],
  'difusor-profissional-bruma-pro': [
    'Difusor com reservatório de 2 litros',
    'Suporte de parede',
    'Chave de segurança',
    'Cabo de energia',
    guide,
  ],
  'difusor-eletrico-bruma-orvalho-areia': dewdrop,
  'difusor-eletrico-bruma-orvalho-musgo': dewdrop,
  'difusor-eletrico-bruma-orvalho-noite': dewdrop,
  'difusor-eletrico-bruma-sol': ['Difusor com luz de despertar', 'Fonte bivolt', guide],
  'difusor-eletrico-bruma-seixo-usb': ['Difusor', 'Cabo USB-C de 1,2 m', guide],
  'pingente-difusor-folha': ['Medalhão de aço inoxidável', 'Corrente de 60 cm com extensor', [5, 'Disco de feltro de algodão']],
  'pedra-difusora-lua': ['Pedra difusora', 'Bandeja de cedrinho'],
  'clipe-difusor-para-carro': ['Clipe com miolo de balsa', [3, 'Miolo de balsa de reserva']],
};
