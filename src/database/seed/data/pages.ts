// Institutional pages and landing pages.
import type { SeedLandingPage, SeedPage } from '../content-types.ts';

export const pages: readonly SeedPage[] = [
  {
    slug: 'sobre',
    title: 'Quem somos',
    description: 'A Manacá Aromas vende óleos essenciais, difusores e cosméticos veganos com nome botânico e origem no rótulo. O lote e o laudo de cada óleo estão na página dele.',
    html: `<p>A Manacá nasceu em Curitiba, em 2016, numa garagem com um alambique de cobre e dois canteiros de alecrim. O nome veio do manacá-de-cheiro (<em>Brunfelsia uniflora</em>), arbusto da Mata Atlântica cujas flores abrem violeta, clareiam em poucos dias e terminam brancas, lado a lado no mesmo galho. O perfume cresce quando anoitece: a mesma planta, outro aroma, conforme a hora do dia.</p>
<h2>No que acreditamos</h2>
<p>Um óleo essencial é uma planta inteira dentro de um frasco. Por isso o rótulo diz o nome botânico, a parte usada, o lugar e o lote. Quem compra tem o direito de saber o que está respirando.</p>
<p>Também acreditamos em dizer o que um produto <em>não</em> faz. Aroma conforta, alegra, acompanha. Não substitui médico nem remédio, e você não vai ler isso aqui.</p>
<h2>Como trabalhamos</h2>
<ul><li>Compramos direto de onze produtores e cooperativas, com preço combinado antes da safra.</li><li>Cada lote passa por análise antes de ir à venda. O lote e o laudo de cada óleo estão na página dele.</li><li>Nenhum produto é testado em animais, nem por nós, nem por quem nos fornece.</li><li>As embalagens de envio são de papel, sem plástico bolha.</li></ul>
<h2>A Caszulo</h2>
<p>Em 2022 abrimos a Caszulo, a nossa marca para a casa: difusores, velas e sachês com frascos que voltam. Ela tem a própria loja, dentro desta.</p>`,
  },
  {
    slug: 'contato',
    title: 'Fale conosco',
    description: 'Telefone, e-mail e endereço da Manacá Aromas. Atendimento de segunda a sexta, das 8h às 17h30.',
    html: `<p>Quem atende aqui conhece os produtos pelo cheiro. Escreva ou ligue, respondemos em até um dia útil.</p>
<h2>Endereço</h2>
<p>Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR, CEP 82020-000. Recebemos visitas no ateliê com hora marcada, de terça a quinta.</p>
<h2>Para agilizar</h2>
<p>Se o assunto é um pedido, tenha o número dele à mão. Se é uma dúvida sobre um óleo, o lote impresso no fundo do frasco nos ajuda a responder melhor.</p>`,
  },
  {
    slug: 'entrega',
    title: 'Entrega',
    description: 'Prazos, valores e regiões de entrega. Frete grátis {frete-gratis-condicao-sul-sudeste} no Sul e no Sudeste e {frete-gratis-condicao} nas demais regiões.',
    html: `<p>Enviamos para todo o Brasil a partir de Curitiba. Os pedidos pagos até as 12h de um dia útil saem no mesmo dia.</p>
<h2>Frete grátis</h2>
<p>Na modalidade econômica, o frete é grátis em compras <strong>{frete-gratis-condicao-sul-sudeste}</strong> para as regiões Sul e Sudeste e <strong>{frete-gratis-condicao}</strong> para as demais. Conta o valor dos produtos, antes de cupons.</p>
<h2>Prazos</h2>
<ul><li><strong>Econômico:</strong> de 4 a 12 dias úteis, conforme a região.</li><li><strong>Expresso:</strong> de 2 a 7 dias úteis.</li><li><strong>Retirada em Curitiba:</strong> disponível em 1 dia útil, sem custo.</li></ul>
<p>O valor e o prazo para o seu CEP aparecem antes do pagamento, linha por linha.</p>
<h2>Vidro quebrado, frasco vazando</h2>
<p>Acontece pouco, mas acontece. Fotografe e escreva para nós em até 7 dias: mandamos outro sem custo e sem pedir o quebrado de volta.</p>`,
  },
  {
    slug: 'trocas-e-devolucoes',
    title: 'Trocas e devoluções',
    description: 'Você tem 7 dias para desistir da compra e a primeira troca é por nossa conta.',
    html: `<h2>Direito de arrependimento</h2>
<p>Pelo Código de Defesa do Consumidor (art. 49), você pode desistir da compra em até <strong>7 dias corridos</strong> após o recebimento, sem explicar o motivo. O frete da devolução é nosso, e o valor volta pelo mesmo meio do pagamento.</p>
<h2>Primeira troca por nossa conta</h2>
<p>Não gostou do aroma? A primeira troca de cada pedido é grátis, em até 30 dias, com pelo menos três quartos do conteúdo.</p>
<h2>Defeito ou engano nosso</h2>
<p>Produtos com defeito podem ser trocados em até 90 dias. Difusores elétricos têm dois anos de garantia.</p>
<h2>Como pedir</h2>
<ol><li>Abra o pedido, em Minha conta ou pelo link do e-mail, e escolha devolver, trocar ou avisar de um defeito. O protocolo sai na hora.</li><li>Enviamos um código de postagem em até 1 dia útil.</li><li>Recebido o produto, devolvemos o valor ou enviamos a troca em até 5 dias úteis.</li></ol>`,
  },
  {
    slug: 'pagamento',
    title: 'Formas de pagamento',
    description: 'Pix com 5% de desconto, cartão em até 6 vezes sem juros e boleto.',
    html: `<h2>Pix</h2>
<p>Pagando com Pix você tem <strong>5% de desconto</strong> sobre os produtos. O código vale por 30 minutos e a confirmação é na hora.</p>
<h2>Cartão de crédito</h2>
<p>Em até 6 vezes sem juros, com parcela mínima de R$ 15,00, e em até 12 vezes com juros de 2,49% ao mês. Aceitamos Mastercard, Visa, Elo, Amex, Diners, Hipercard, Aura, Discover e JCB.</p>
<h2>Boleto</h2>
<p>O boleto vence em 2 dias úteis e a confirmação leva até 1 dia útil depois do pagamento.</p>
<h2>Segurança</h2>
<p>Os dados do cartão não passam pelos nossos servidores.</p>`,
  },
  {
    slug: 'cupons',
    title: 'Cupons',
    description: 'Os cupons que valem agora e as regras de cada um.',
    html: `<p>Digite o cupom na sacola ou no pagamento. Os cupons não se somam: vale um por pedido.</p>
<ul><li><strong>BEMVINDA:</strong> 10% na primeira compra, acima de R$ 60,00.</li><li><strong>AROMA20:</strong> R$ 20,00 a menos em compras acima de R$ 120,00.</li><li><strong>FRETEAMIGO:</strong> frete grátis acima de R$ 80,00, uma vez por pessoa.</li></ul>`,
  },
  {
    slug: 'perguntas-frequentes',
    title: 'Perguntas frequentes',
    description: 'Dúvidas comuns sobre óleos essenciais, difusores, pedidos e entregas.',
    html: `<h2>Sobre os produtos</h2>
<h3>Qual a diferença entre óleo essencial e essência?</h3>
<p>O óleo essencial vem inteiro da planta. A essência é uma fragrância composta, feita para perfumar o ambiente, e não deve ir à pele.</p>
<h3>Posso ingerir óleos essenciais?</h3>
<p>Não. Os nossos são para perfumar e para uso cosmético diluído.</p>
<h3>Quanto tempo dura um frasco de 10 ml?</h3>
<p>São cerca de 200 gotas. Com seis gotas por noite no difusor, um mês.</p>
<h3>Como guardar?</h3>
<p>Em pé, fechado, longe da luz e do calor. Cítricos duram cerca de um ano depois de abertos; madeiras e resinas, vários.</p>
<h2>Sobre os pedidos</h2>
<h3>Preciso de cadastro para comprar?</h3>
<p>Só do e-mail e dos dados para a nota e a entrega.</p>
<h3>Posso comprar na Manacá e na Caszulo no mesmo pedido?</h3>
<p>Cada loja tem a sua sacola e o seu pedido. A sacola avisa quando há itens na outra.</p>`,
  },
  {
    slug: 'uso-seguro',
    title: 'Uso seguro dos óleos essenciais',
    description: 'Diluição, sol, gestação, crianças e animais: o que observar antes de usar um óleo essencial.',
    html: `<p>Óleos essenciais são concentrados. Estas são regras gerais; a página de cada produto traz as particulares.</p>
<h2>Diluição</h2>
<ul><li><strong>Rosto:</strong> até 0,5%, cerca de 3 gotas em 30 ml de óleo vegetal.</li><li><strong>Corpo:</strong> até 2%, cerca de 12 gotas em 30 ml.</li><li><strong>Área pequena, por poucos dias:</strong> até 3%.</li></ul>
<p>Antes do primeiro uso, teste uma gota já diluída na dobra do braço e espere 24 horas.</p>
<h2>Sol</h2>
<p>Bergamota, limão e grapefruit prensados a frio mancham a pele exposta ao sol. Espere ao menos 12 horas.</p>
<h2>Gestação e amamentação</h2>
<p>Use apenas com orientação de quem acompanha a gestação. Quando não há informação segura, dizemos que não há.</p>
<h2>Crianças</h2>
<p>Não use em bebês. Hortelã-pimenta, eucalipto e cânfora não devem ser usados perto do rosto de crianças pequenas.</p>
<h2>Animais</h2>
<p>Gatos e cães metabolizam mal vários óleos. Difunda em ambiente aberto, com a porta livre para o animal sair, e nunca aplique no pelo.</p>
<h2>Em caso de acidente</h2>
<p>Ingestão ou contato com os olhos: não provoque vômito, lave com água em abundância e procure atendimento. Disque-Intoxicação: 0800 722 6001.</p>`,
  },
  {
    slug: 'avaliacoes',
    title: 'Avaliações da loja',
    description: 'O que dizem da Manacá as pessoas que compraram, com a média e as respostas da loja.',
    html: `<p>Publicamos todas as avaliações de quem comprou e autoriza, boas ou ruins, desde que não ofendam nem exponham ninguém. Depois da entrega enviamos um convite por e-mail com um endereço que vale uma única vez.</p><p>Não oferecemos desconto em troca de elogio e não apagamos críticas. Quando erramos, respondemos embaixo.</p>`,
  },
  {
    slug: 'avaliacao-da-loja',
    title: 'Avaliação da loja',
    description: 'Conte como foi comprar na Manacá.',
    indexable: false,
    html: '<p>Conte como foi a sua compra. Leva um minuto e ajuda outras pessoas a escolher.</p>',
  },
  {
    slug: 'termos',
    title: 'Termos de uso',
    description: 'Condições de uso da loja Manacá Aromas.',
    html: `<p>Esta loja é mantida por Manacá Aromas Comércio de Cosméticos Ltda., CNPJ 12.345.678/0001-95, com sede em Curitiba - PR.</p>
<h2>Preços e estoque</h2>
<p>Os preços valem enquanto durar o estoque e podem mudar sem aviso, mas o preço mostrado na conclusão do pedido é o que vale para ele. Se um item acabar enquanto você compra, avisamos antes do pagamento.</p>
<h2>Cores e rótulos</h2>
<p>As imagens são ilustrações dos produtos. O rótulo pode mudar de um lote para outro; composição e cuidados são os da embalagem recebida.</p>
<h2>Conta</h2>
<p>Você responde pela guarda da sua senha. Podemos encerrar contas usadas para fraude.</p>
<h2>Lei</h2>
<p>Aplica-se a lei brasileira, em especial o Código de Defesa do Consumidor e o Decreto 7.962/2013.</p>`,
  },
  {
    slug: 'privacidade',
    title: 'Privacidade',
    description: 'Quais dados tratamos, para quê e como exercer os seus direitos pela LGPD.',
    html: `<h2>O que guardamos e por quê</h2>
<ul><li><strong>Para vender e entregar:</strong> nome, CPF ou CNPJ, contato, endereço e itens do pedido.</li><li><strong>Para a sacola funcionar:</strong> um cookie de sessão, sem o qual a loja não lembra do que você escolheu.</li><li><strong>Para abrir o seu pedido sem conta:</strong> um cookie que só a página do pedido usa, por 30 dias.</li><li><strong>Até você responder sobre cookies:</strong> por qual anúncio ou site você chegou, só enquanto a página está aberta.</li><li><strong>Com o seu consentimento:</strong> medição de uso e comunicações por e-mail.</li></ul>
<h2>O que não fazemos</h2>
<p>Não vendemos dados, não carregamos rastreadores antes de você aceitar e não guardamos o número do seu cartão.</p>
<h2>Seus direitos</h2>
<p>Pela Lei Geral de Proteção de Dados você pode ver, corrigir, levar e apagar os seus dados na área Minha conta, em Privacidade, ou escrevendo para oi@manaca.example. Dados fiscais de pedidos são mantidos pelo prazo da lei.</p>
<h2>Por quanto tempo guardamos</h2>
<p>Mensagens para a loja ficam guardadas por até dois anos. Avisos de estoque somem três meses depois do e-mail que enviamos, ou em um ano se o produto não voltar. Convites para avaliar a loja somem em quatro meses.</p>`,
  },
];

export const landingPages: readonly SeedLandingPage[] = [
  {
    slug: 'oleos-para-o-rosto',
    name: 'Óleos para o rosto',
    intro: 'Óleos vegetais leves e séruns de poucas gotas, para a rotina da noite.',
    text: '<p>Aplique duas ou três gotas na pele ainda úmida. Óleos com mais ácido linoleico, como o de semente de uva, pesam menos em peles oleosas.</p>',
    description: 'Seleção de óleos vegetais e séruns para o rosto.',
    select: { categories: ['oleos-vegetais/prensados-a-frio', 'cosmeticos-veganos/rosto/seruns-e-oleos'] },
  },
  {
    slug: 'para-diluir',
    name: 'Para diluir óleos essenciais',
    intro: 'Óleos vegetais estáveis e de pouco cheiro, a base de qualquer mistura.',
    text: '<p>Comece com 30 ml de óleo vegetal e até 12 gotas de óleo essencial para o corpo. Anote a mistura e a data na etiqueta.</p>',
    description: 'Óleos vegetais para diluir óleos essenciais.',
    select: { categories: ['oleos-vegetais/prensados-a-frio'] },
  },
  {
    slug: 'presentes-para-a-casa',
    name: 'Presentes para a casa',
    intro: 'Velas, sprays e sachês que agradam sem errar o tamanho.',
    text: '<p>Na dúvida, baunilha para a sala, lavanda para o quarto e cítricos para o lavabo.</p>',
    description: 'Velas, difusores e sprays para presentear.',
    select: { categories: ['perfumar-a-casa', 'difusores/de-varetas'] },
  },
  {
    slug: 'noite-tranquila',
    name: 'Noite tranquila',
    intro: 'Aromas que convidam ao descanso: lavanda, camomila, laranja-doce e madeiras suaves.',
    text: '<p>Difunda por vinte minutos antes de deitar, com a porta entreaberta, e desligue. O ritual conta tanto quanto o aroma.</p>',
    description: 'Óleos, sprays e roll-ons para a hora de dormir.',
    select: { filterLabels: ['Sono'] },
  },
  {
    slug: 'ate-50-reais',
    name: 'Até R$ 50,00',
    intro: 'Pequenos aromas que cabem em qualquer dia.',
    text: '',
    description: 'Produtos até R$ 50,00.',
    select: { maxPriceCents: 5000 },
  },
  {
    slug: 'presentes',
    name: 'Presentes',
    intro: '',
    text: '<h2>Para a pessoa receber bem</h2><p>Na finalização da compra você pode escrever um recado. Ele vai impresso com o pedido, sem os preços.</p><h2>Para quem espera um bebê</h2><p>Em “Gestação: sem restrição conhecida” só entra o que tem esse cuidado confirmado. O que ainda não tem informação fica de fora. Nos kits, vale o cuidado do produto mais exigente. Na dúvida, ela pode perguntar a quem acompanha a gestação.</p>',
    description: 'Kits, listas e produtos para presentear, por preço, por pessoa e por momento.',
    select: 'gifts',
  },
];
