// Reviews of the shop itself, written after an invitation by e-mail.

export interface SeedStoreReview {
  /** First name and initial, as displayed. */
  reviewer: string;
  daysAgo: number;
  /** 1 to 5. */
  experience: number;
  /** 1 to 5. */
  service: number;
  satisfied: boolean;
  mayPublish: boolean;
  text: string;
  /** The shop's. */
  answer?: string;
}

export const storeReviews: readonly SeedStoreReview[] = [
  { reviewer: 'Luciana F.', daysAgo: 1, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Segunda compra e continua impecável. Chegou em três dias em Londrina, tudo embrulhado em papel, sem plástico bolha.' },
  { reviewer: 'Rafael T.', daysAgo: 3, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Tirei uma dúvida sobre diluição antes de comprar e me responderam no mesmo dia, com paciência. Ganharam um cliente.' },
  { reviewer: 'Dalva S.', daysAgo: 4, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Tenho 68 anos e consegui comprar sozinha pelo celular. O site é fácil de ler e o Pix caiu na hora.' },
  { reviewer: 'Bruna S.', daysAgo: 6, experience: 4, service: 5, satisfied: true, mayPublish: true, text: 'Os cheiros são maravilhosos e veio um bilhetinho escrito à mão. Só achei o frete para Belém meio salgado.', answer: 'Obrigada pelo carinho, Bruna. Para Belém, a modalidade econômica fica grátis acima do valor que a sacola mostra.' },
  { reviewer: 'Marcos A.', daysAgo: 8, experience: 3, service: 4, satisfied: true, mayPublish: true, text: 'O produto é muito bom, mas a transportadora atrasou dois dias. Quando reclamei, a loja já estava cobrando por mim.', answer: 'Dois dias fazem diferença, Marcos. Devolvemos o frete do seu pedido.' },
  { reviewer: 'Priscila N.', daysAgo: 9, experience: 5, service: 5, satisfied: true, mayPublish: false, text: 'Comprei de presente de aniversário e a minha irmã amou o kit. Prefiro que não publiquem.' },
  { reviewer: 'Thiago N.', daysAgo: 11, experience: 5, service: 4, satisfied: true, mayPublish: true, text: 'Retirei em Curitiba e foi rapidinho. Já estava separado quando cheguei.' },
  { reviewer: 'Helena B.', daysAgo: 14, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Um dos frascos veio trincado. Mandei foto numa quinta e na segunda o novo já estava na minha porta, sem burocracia.', answer: 'Que bom que chegou a tempo, Helena. Passamos a envolver cada vidro em papel colmeia.' },
  { reviewer: 'Camila O.', daysAgo: 17, experience: 4, service: 4, satisfied: true, mayPublish: true, text: 'Gostei de ver a procedência e o nome botânico de cada óleo. Poderia ter mais opções de 30 ml.' },
  { reviewer: 'Igor B.', daysAgo: 21, experience: 2, service: 3, satisfied: false, mayPublish: true, text: 'O meu pedido foi com um sachê trocado. Resolveram, mas precisei escrever duas vezes.', answer: 'Você não deveria ter escrito duas vezes, Igor. Desde então cada troca tem um protocolo e um prazo de resposta, que aparecem na página do pedido.' },
  { reviewer: 'Sônia M.', daysAgo: 24, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Parece loja de bairro: lembram da gente. Recomendo de olhos fechados.' },
  { reviewer: 'Vanessa J.', daysAgo: 28, experience: 3, service: 2, satisfied: false, mayPublish: false, text: 'Liguei duas vezes na hora do almoço e ninguém atendeu. Por e-mail deu certo.' },
  { reviewer: 'Gustavo M.', daysAgo: 33, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Primeira vez comprando óleo essencial. As páginas explicam tudo, até o que não pode com gato em casa.' },
  { reviewer: 'Letícia A.', daysAgo: 39, experience: 5, service: 5, satisfied: true, mayPublish: true, text: '' },
  { reviewer: 'Carolina M.', daysAgo: 46, experience: 5, service: 4, satisfied: true, mayPublish: true, text: 'Trabalho com massagem e compro todo mês. O preço no Pix compensa e a qualidade não muda de um lote para o outro.' },
  { reviewer: 'Rogério D.', daysAgo: 52, experience: 4, service: 5, satisfied: true, mayPublish: true, text: 'Errei o endereço na hora de fechar a compra e corrigiram antes de despachar. Atendimento nota dez.' },
  { reviewer: 'Tainá O.', daysAgo: 60, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'A caixa abriu e a casa inteira ficou cheirando a capim-limão. Minha filha queria morar dentro dela.' },
  { reviewer: 'Leandro C.', daysAgo: 71, experience: 1, service: 2, satisfied: false, mayPublish: false, text: 'O difusor chegou sem a tampa e demorei dez dias para receber a peça.' },
  { reviewer: 'Márcia E.', daysAgo: 83, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Entrega em Recife dentro do prazo e com código de rastreio funcionando. Isso hoje em dia é raro!' },
  { reviewer: 'Otávio Z.', daysAgo: 97, experience: 4, service: 4, satisfied: true, mayPublish: true, text: 'Tudo certo. Senti falta de parcelar o frete junto, mas nada que atrapalhe.', answer: 'Boa ideia, Otávio. Hoje o parcelamento do cartão já vale para o total, com o frete dentro.' },
  { reviewer: 'Fabiana L.', daysAgo: 118, experience: 5, service: 5, satisfied: true, mayPublish: false, text: 'Estou grávida e me orientaram direitinho sobre o que evitar. Muito obrigada, equipe!' },
  { reviewer: 'Regina A.', daysAgo: 140, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Os sabonetes rendem e o refil ajuda no bolso. Já indiquei para o prédio inteiro.' },
  { reviewer: 'Daniel W.', daysAgo: 175, experience: 4, service: 3, satisfied: true, mayPublish: true, text: 'Bom no geral. A vela que eu queria acabou enquanto eu decidia, então ponto para quem compra logo.', answer: 'Ela voltou ao estoque, Daniel. Em produtos esgotados, o Avise-me manda um e-mail no mesmo dia.' },
  { reviewer: 'Adriana Z.', daysAgo: 210, experience: 5, service: 5, satisfied: true, mayPublish: true, text: 'Pedi troca de um aroma que não combinou comigo e foi tranquilo. Empresa séria.' },
];
