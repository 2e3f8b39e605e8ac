// Institutional pages of an empty shop. Each says in brackets what its owner fills in; none is indexed before that.

export interface TemplatePage {
  slug: string;
  title: string;
  html: string;
}

export const templatePages: readonly TemplatePage[] = [
  {
    slug: 'sobre',
    title: 'Quem somos',
    html: `<p>[Conte em dois parágrafos quem faz a loja, desde quando e por quê.]</p>
<h2>Como trabalhamos</h2>
<p>[De quem você compra, o que confere antes de vender, como embala.]</p>`,
  },
  {
    slug: 'contato',
    title: 'Fale conosco',
    html: `<p>[Em quanto tempo você responde, e por onde: e-mail, telefone, WhatsApp.]</p>
<h2>Endereço</h2>
<p>[Rua, número, bairro, cidade, estado e CEP.]</p>`,
  },
  {
    slug: 'entrega',
    title: 'Entrega',
    html: `<p>[De onde você envia, por quem, e até que hora um pedido pago sai no mesmo dia.]</p>
<h2>Prazos e valores</h2>
<p>O valor e o prazo para o seu CEP aparecem antes do pagamento.</p>
<h2>Se algo chegar quebrado</h2>
<p>[O que a pessoa faz, e o que você faz.]</p>`,
  },
  {
    slug: 'trocas-e-devolucoes',
    title: 'Trocas e devoluções',
    html: `<h2>7 dias para desistir</h2>
<p>Pelo Código de Defesa do Consumidor (art. 49), você pode desistir da compra em até <strong>7 dias corridos</strong> após o recebimento, sem explicar o motivo. O frete da devolução é nosso, e o valor volta pelo mesmo meio do pagamento; o valor de um boleto pago é devolvido por Pix ou transferência.</p>
<h2>Trocas</h2>
<p>[Em quantos dias você troca, em que condições, e quem paga o frete.]</p>
<h2>Defeito</h2>
<p>Produtos com defeito podem ser trocados em até 90 dias.</p>
<h2>Como pedir</h2>
<p>Abra o pedido, em Minha conta ou pelo link do e-mail, e escolha devolver, trocar ou avisar de um defeito. O protocolo sai na hora.</p>`,
  },
  {
    slug: 'pagamento',
    title: 'Formas de pagamento',
    html: `<p>No fim da compra você vê cada forma de pagar com o seu total.</p>
<p>[Como e quando você confirma um pagamento.]</p>`,
  },
  {
    slug: 'perguntas-frequentes',
    title: 'Perguntas frequentes',
    html: `<h2>[Uma pergunta que sempre fazem]</h2>
<p>[A resposta.]</p>`,
  },
  {
    slug: 'avaliacoes',
    title: 'Avaliações da loja',
    html: '<p>Depois da entrega enviamos um convite por e-mail, que vale uma única vez. Publicamos todas as avaliações de quem comprou e autoriza, boas ou ruins, desde que não ofendam nem exponham ninguém.</p>',
  },
  {
    slug: 'avaliacao-da-loja',
    title: 'Avaliação da loja',
    html: '<p>Conte como foi a sua compra. Leva um minuto e ajuda outras pessoas a escolher.</p>',
  },
  {
    slug: 'termos',
    title: 'Termos de uso',
    html: `<p>Esta loja é mantida por [razão social], CNPJ [número], com sede em [cidade e estado].</p>
<h2>Preços e estoque</h2>
<p>Os preços valem enquanto durar o estoque e podem mudar sem aviso, mas o preço mostrado na conclusão do pedido é o que vale para ele. Se um item acabar enquanto você compra, avisamos antes do pagamento.</p>
<h2>Conta</h2>
<p>Você responde pela guarda da sua senha. Podemos encerrar contas usadas para fraude.</p>
<h2>Lei</h2>
<p>Aplica-se a lei brasileira, em especial o Código de Defesa do Consumidor e o Decreto 7.962/2013.</p>`,
  },
  {
    slug: 'privacidade',
    title: 'Privacidade',
    html: `<h2>O que guardamos e por quê</h2>
<ul><li><strong>Para vender e entregar:</strong> nome, CPF ou CNPJ, contato, endereço e itens do pedido.</li><li><strong>Para a sacola funcionar:</strong> um cookie de sessão, sem o qual a loja não se lembra do que você escolheu.</li><li><strong>Para abrir o seu pedido sem conta:</strong> um cookie que só a página do pedido usa, por 30 dias ou até você sair do pedido ou da conta, e outro com o número do último pedido, até você fechar o navegador.</li><li><strong>Até você responder sobre cookies:</strong> por qual anúncio ou site você chegou, só enquanto a página está aberta.</li><li><strong>Com o seu consentimento:</strong> medição de uso e novidades por e-mail.</li></ul>
<h2>Seus direitos</h2>
<p>Pela Lei Geral de Proteção de Dados você pode ver, corrigir, levar e apagar os seus dados na área Minha conta, em Privacidade, ou escrevendo para [e-mail de quem cuida dos dados]. Dados fiscais de pedidos são mantidos pelo prazo da lei.</p>
<h2>Por quanto tempo guardamos</h2>
<p>Mensagens para a loja ficam guardadas por até dois anos. Avisos de estoque somem três meses depois do e-mail que enviamos, ou em um ano se o produto não voltar. Convites para avaliar a loja somem em quatro meses. De um pedido que acaba sem pagamento, um código da rede e do e-mail de onde ele veio fica por um dia, para que ninguém esvazie o estoque com pedidos falsos.</p>`,
  },
];
