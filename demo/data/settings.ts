// Store settings by key: the values of specification 9 and the shop's own data.

export const settings: Readonly<Record<string, unknown>> = {
  'site.razaoSocial': 'Manacá Aromas Comércio de Cosméticos Ltda.',
  'site.cnpj': '12.345.678/0001-95',
  'site.endereco': 'Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR',
  'site.cep': '82020-000',
  'site.telefoneContato': '(41) 3333-0000',
  'site.atendimento': 'Segunda a sexta, 08:00 às 17:30',
  'site.emailContato': 'oi@manaca.example',
  'checkout.aberto': true,
  'pagamento.descontos': { pix: 0.05, boleto: 0, cartao: 0, deposito: 0 },
  'pagamento.prioridade': 'pix',
  'pagamento.somentePix': true,
  assinatura: { ativo: false, recorrencias: [15, 30, 60, 90], descontoGeral: 5, descontoPrimeiroPedido: 0 },
  listagem: { itensPorPagina: 12, opcoesItensPorPagina: [12, 24, 36], ordenacaoPadrao: 'Popularidade' },
  modulos: { listaPresente: false, marketplace: false, exibirEstoque: false, vitrineVistos: false, manutencao: false },
  'link.social': {
    facebook: 'https://www.facebook.com/manaca.example',
    instagram: 'https://www.instagram.com/manaca.example',
    youtube: 'https://www.youtube.com/@manaca.example',
    pinterest: 'https://br.pinterest.com/manaca.example',
  },
  'link.blog': 'https://blog.manaca.example/',
  'link.revendedor': 'https://revenda.manaca.example/',
  'google.verification': [],
};
