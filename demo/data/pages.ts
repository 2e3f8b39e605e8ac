// Institutional pages and landing pages.
import type { SeedLandingPage, SeedPage } from '../seed/content-types.ts';

export const pages: readonly SeedPage[] = [
  {
    slug: 'sobre',
    title: 'Quem somos',
    description: 'A Manacá Aromas vende óleos essenciais, difusores e cosméticos veganos com nome botânico e origem no rótulo, de onze marcas.',
    html: `<p>A Manacá nasceu em Curitiba, em 2016, numa garagem com um alambique de cobre e dois canteiros de alecrim. O nome veio do manacá-de-cheiro (<em>Brunfelsia uniflora</em>), arbusto da Mata Atlântica cujas flores abrem violeta, clareiam em poucos dias e terminam brancas, lado a lado no mesmo galho. O perfume cresce quando anoitece: a mesma planta, outro aroma, conforme a hora do dia.</p>
<h2>No que acreditamos</h2>
<p>Um óleo essencial é uma planta inteira dentro de um frasco. Por isso o rótulo diz o nome botânico, a parte usada, o lugar e o lote. Quem compra tem o direito de saber o que está respirando.</p>
<p>Também acreditamos em dizer o que um produto <em>não</em> faz. Aroma conforta, alegra, acompanha. Não substitui médico nem remédio, e aqui você não vai ler o contrário.</p>
<h2>Como trabalhamos</h2>
<ul><li>Compramos direto de produtores e cooperativas, com preço combinado antes da safra.</li><li>Cada lote passa por análise antes de ir à venda. Na página de cada óleo, o lote e o laudo.</li><li>Nenhum produto é testado em animais, nem por nós, nem por quem nos fornece.</li><li>As embalagens de envio são de papel, sem plástico bolha.</li></ul>
<h2>A Caszulo</h2>
<p>Em 2022 abrimos a Caszulo, a nossa marca para a casa: difusores, velas e sachês, com frascos que se enchem de novo. Ela tem a própria loja, dentro desta.</p>`,
  },
  {
    slug: 'contato',
    title: 'Fale conosco',
    description: 'Telefone, e-mail e endereço da Manacá Aromas. Atendimento de segunda a sexta, das 8h às 17h30.',
    html: `<p>Quem atende aqui conhece os produtos pelo cheiro. Escreva ou ligue: respondemos em até um dia útil.</p>
<h2>Endereço</h2>
<p>Rua das Jabuticabeiras, 210, Santa Felicidade, Curitiba - PR, CEP 82020-000. Recebemos visitas no ateliê com hora marcada, de terça a quinta.</p>
<h2>Para agilizar</h2>
<p>Se o assunto é um pedido, tenha o número dele à mão. Se é uma dúvida sobre um óleo, o lote impresso no fundo do frasco nos ajuda a responder melhor.</p>`,
  },
  {
    slug: 'entrega',
    title: 'Entrega',
    description: 'Prazos, valores e regiões de entrega. Frete grátis {frete-gratis-condicao-sul-sudeste} no Sul e no Sudeste e {frete-gratis-condicao} nas demais regiões.',
    html: `<p>Enviamos para todo o Brasil a partir de Curitiba. Os pedidos pagos até as 12h de um dia útil saem no mesmo dia; os outros, no dia útil seguinte.</p>
<h2>Frete grátis</h2>
<p>Na modalidade econômica, o frete é grátis em compras <strong>{frete-gratis-condicao-sul-sudeste}</strong> para as regiões Sul e Sudeste e <strong>{frete-gratis-condicao}</strong> para as demais. Conta o valor dos produtos, antes de cupons.</p>
<h2>Prazos</h2>
<ul><li><strong>Econômico:</strong> de 4 a 12 dias úteis, conforme a região.</li><li><strong>Expresso:</strong> de 2 a 7 dias úteis.</li><li><strong>Retirada, sem custo:</strong> em Curitiba, em 1 dia útil; em São Paulo, em 3.</li></ul>
<p>O valor e o prazo de cada opção para o seu CEP aparecem antes do pagamento.</p>
<h2>Vidro quebrado, frasco vazando</h2>
<p>Acontece pouco, mas acontece. Fotografe e escolha “avisar de um defeito” na página do pedido, em até 90 dias: mandamos outro sem custo e não pedimos o quebrado de volta.</p>`,
  },
  {
    slug: 'trocas-e-devolucoes',
    title: 'Trocas e devoluções',
    description: 'Você tem 30 dias para trocar, com a primeira troca grátis, e 7 dias para desistir da compra.',
    html: `<p>Em resumo: <strong>30 dias para trocar</strong>, com a primeira troca grátis, e <strong>7 dias para desistir</strong> e receber tudo de volta. Os dias contam a partir do recebimento.</p>
<h2>7 dias para desistir</h2>
<p>Pelo Código de Defesa do Consumidor (art. 49), você pode desistir da compra em até <strong>7 dias corridos</strong> após o recebimento, sem explicar o motivo. O frete da devolução é nosso, e o valor volta pelo mesmo meio do pagamento; o valor de um boleto pago é devolvido por Pix ou transferência.</p>
<h2>30 dias para trocar</h2>
<p>Não gostou do aroma? Você troca em até <strong>30 dias</strong>, com pelo menos três quartos do conteúdo no frasco. A primeira troca de cada pedido é grátis: o frete é nosso, na ida e na volta.</p>
<h2>Defeito ou engano nosso</h2>
<p>Produtos com defeito podem ser trocados em até 90 dias. Difusores elétricos têm dois anos de garantia.</p>
<h2>Como pedir</h2>
<ol><li>Abra o pedido, em Minha conta ou pelo link do e-mail, e escolha devolver, trocar ou avisar de um defeito. O protocolo sai na hora.</li><li>Em até 5 dias respondemos por e-mail, com o código de postagem.</li><li>Recebido o produto, devolvemos o valor ou enviamos a troca em até 5 dias úteis.</li></ol>`,
  },
  {
    slug: 'pagamento',
    title: 'Formas de pagamento',
    description: 'As formas de pagar desta loja, o que cada uma dá de desconto ou de prazo, e quando o pagamento é confirmado.',
    html: `<h2>Antes de pagar</h2>
<p>No fim da compra você vê cada forma de pagar com o seu total, já com frete e desconto. Se mudar de ideia depois de fechar o pedido, troque a forma na página do pedido, enquanto ele espera o pagamento.</p>
<h2>Depois de pagar</h2>
<p>O prazo de entrega conta a partir da confirmação do pagamento. Se o pedido for cancelado ou devolvido, o valor volta pelo mesmo meio.</p>`,
  },
  {
    slug: 'cupons',
    title: 'Cupons',
    description: 'Os cupons que valem agora e as regras de cada um.',
    html: `<p>Digite o cupom na sacola ou no pagamento. Os cupons não se somam: vale um por pedido.</p>
<ul><li><strong>BEMVINDA:</strong> 10% na primeira compra, a partir de R$ 60,00.</li><li><strong>AROMA20:</strong> R$ 20,00 a menos em compras a partir de R$ 120,00, até duas vezes por pessoa.</li><li><strong>FRETEAMIGO:</strong> frete grátis a partir de R$ 80,00, uma vez por pessoa.</li></ul>`,
  },
  {
    slug: 'perguntas-frequentes',
    title: 'Perguntas frequentes',
    description: 'As quinze perguntas que mais chegam: prazo, Pix, nota fiscal, troca, presente, validade e uso dos óleos.',
    html: `<h2>Pedido, pagamento e entrega</h2>
<details><summary>Onde está o meu pedido?</summary><p>Abra <a href="/pedido">Ver meu pedido</a> com o número e o e-mail da compra: ali estão cada passo e, depois da postagem, o código de rastreio. Com conta, ele também fica em Meus pedidos.</p></details>
<details><summary>O prazo passou e o pedido não chegou. E agora?</summary><p>Escreva para a gente com o número do pedido. Falamos com a transportadora no mesmo dia útil e, se o pacote se perdeu, você escolhe entre um novo envio e o dinheiro de volta.</p></details>
<details><summary>O vidro chegou quebrado ou vazando. O que faço?</summary><p>Fotografe e escolha “avisar de um defeito” na página do pedido, em até 90 dias. Mandamos outro sem custo e não pedimos o quebrado de volta.</p></details>
<details><summary>Paguei e o pedido ainda aparece como não pago. Por quê?</summary><p>A página do pedido diz em quanto tempo a confirmação chega, conforme a <a href="/pagina/pagamento">forma de pagar</a>. Se passou disso, escreva com o número do pedido e a hora do pagamento: o dinheiro não se perde, mesmo quando o prazo do código já acabou.</p></details>
<details><summary>Não gostei do aroma. Posso trocar?</summary><p>Pode, em até 30 dias, com pelo menos três quartos do conteúdo no frasco. A primeira troca de cada pedido é grátis. Para desistir da compra são 7 dias, sem explicar o motivo: veja <a href="/pagina/trocas-e-devolucoes">Trocas e devoluções</a>.</p></details>
<details><summary>Vocês emitem nota fiscal?</summary><p>Sim, em todo pedido, no CPF ou no CNPJ que você informar. Ela aparece na página do pedido assim que é emitida.</p></details>
<details><summary>Quanto custa o frete e quando chega?</summary><p>Digite o CEP na página do produto ou na sacola: o preço e o dia saem na hora. Pedidos pagos até as 12h de um dia útil saem no mesmo dia; os outros, no dia útil seguinte.</p></details>
<h2>Antes de comprar</h2>
<details><summary>Posso mandar como presente?</summary><p>Sim. Na entrega, escreva um recado de até 240 caracteres e o endereço de quem vai receber. O recado vai impresso com o pedido, sem os preços.</p></details>
<details><summary>Preciso de cadastro para comprar?</summary><p>Não. Bastam o e-mail e os dados para a nota e a entrega.</p></details>
<details><summary>Posso comprar na Manacá e na Caszulo no mesmo pedido?</summary><p>Cada loja tem a sua sacola e o seu pedido. A sacola avisa quando há itens na outra.</p></details>
<h2>Sobre os produtos</h2>
<details><summary>Qual a diferença entre óleo essencial e essência?</summary><p>O óleo essencial vem inteiro da planta. A essência é uma fragrância composta, feita para perfumar o ambiente, e não deve ir à pele.</p></details>
<details><summary>Posso ingerir ou passar o óleo puro na pele?</summary><p>Não. Nossos óleos são para perfumar o ambiente e, diluídos, para uso cosmético. As medidas estão em <a href="/pagina/uso-seguro">Uso seguro</a>.</p></details>
<details><summary>Grávidas, bebês e animais podem usar?</summary><p>Óleos essenciais: bebês, não; na gestação, só com orientação de quem a acompanha; com gatos e cães, em ambiente aberto e nunca no pelo. Dos outros produtos, cada um diz em Cuidados o que se sabe dele.</p></details>
<details><summary>Quanto tempo dura um frasco de 10 ml?</summary><p>São cerca de 200 gotas. Com quatro gotas por noite no difusor, cinquenta noites.</p></details>
<details><summary>Qual é a validade, e como guardar?</summary><p>A validade está no rótulo e, nos óleos, também na página do produto. Guarde em pé, fechado, longe da luz e do calor. Cítricos duram cerca de um ano depois de abertos; madeiras e resinas, vários.</p></details>
<p>Não achou? <a href="/pagina/contato">Fale conosco</a>: respondemos em até um dia útil.</p>`,
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
<p>Bergamota, limão e grapefruit prensados a frio podem manchar a pele exposta ao sol. Espere ao menos 12 horas; o limão-galego pede 18.</p>
<h2>Gestação e amamentação</h2>
<p>Use apenas com orientação de quem acompanha a gestação. Quando não há informação segura, dizemos que não há.</p>
<h2>Crianças</h2>
<p>Não use em bebês. Hortelã-pimenta, eucalipto e óleos com cânfora não são para crianças pequenas: a idade mínima está na página de cada um.</p>
<h2>Animais</h2>
<p>Gatos e cães metabolizam mal vários óleos. Difunda em ambiente aberto, com a porta livre para o animal sair, e nunca aplique no pelo.</p>
<h2>Em caso de acidente</h2>
<p>Em caso de ingestão, não provoque vômito. Se atingir os olhos, lave com água em abundância. Nos dois casos, procure atendimento. Disque-Intoxicação: 0800 722 6001.</p>`,
  },
  {
    slug: 'avaliacoes',
    title: 'Avaliações da loja',
    description: 'O que as pessoas que compraram dizem da Manacá, com a média e as respostas da loja.',
    html: `<p>Publicamos todas as avaliações de quem comprou e autoriza, boas ou ruins, desde que não ofendam nem exponham ninguém. Depois da entrega enviamos um convite por e-mail com um link que vale uma única vez.</p><p>Não oferecemos desconto em troca de elogio e não apagamos críticas. Quando erramos, respondemos ali mesmo.</p>`,
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
<p>Os preços valem enquanto durar o estoque e podem mudar sem aviso, mas o preço mostrado na conclusão do pedido é o que vale para ele. Se um item acabar enquanto você compra, avisamos antes do pagamento. Um preço com erro que qualquer pessoa percebe pode ser corrigido, e você decide se mantém o pedido.</p>
<h2>O pedido</h2>
<p>O contrato se forma quando você aperta “Fechar pedido”. Logo depois enviamos por e-mail a confirmação com o resumo e a cópia do contrato. Um pedido não pago no prazo é cancelado automaticamente, e você não deve nada.</p>
<h2>Entrega</h2>
<p>O prazo é o que aparece para o seu CEP antes do pagamento e começa a contar quando o pagamento é confirmado. Se não for cumprido, você pode exigir a entrega, aceitar outro produto ou desfazer a compra e receber tudo de volta, com o frete.</p>
<h2>Desistência, troca e defeito</h2>
<p>Você tem 7 dias corridos, contados do recebimento, para desistir sem explicar o motivo, e 30 para trocar. Um defeito pode ser avisado em até 90 dias; difusores elétricos têm garantia de dois anos. Como pedir está em <a href="/pagina/trocas-e-devolucoes">Trocas e devoluções</a>.</p>
<h2>Cupons e promoções</h2>
<p>Cupons não se somam e valem no período e nas condições de cada um, que estão em <a href="/pagina/cupons">Cupons</a>.</p>
<h2>Avaliações e mensagens</h2>
<p>Publicamos o que você autoriza, críticas incluídas, e não publicamos ofensas nem dados de outras pessoas.</p>
<h2>Cores e rótulos</h2>
<p>As imagens são ilustrações dos produtos. O rótulo pode mudar de um lote para outro; composição e cuidados são os da embalagem recebida.</p>
<h2>Conta</h2>
<p>Você responde pela guarda da sua senha e pode apagar a conta quando quiser. Podemos encerrar contas usadas para fraude.</p>
<h2>Atendimento</h2>
<p>Os canais e os horários estão em <a href="/pagina/contato">Fale conosco</a>. Respondemos em até um dia útil.</p>
<h2>Lei</h2>
<p>Aplica-se a lei brasileira, em especial o Código de Defesa do Consumidor e o Decreto 7.962/2013.</p>`,
  },
  {
    slug: 'privacidade',
    title: 'Privacidade',
    description: 'Quais dados tratamos, para quê e como exercer os seus direitos pela LGPD.',
    html: `<h2>O que guardamos e por quê</h2>
<ul><li><strong>Para vender e entregar:</strong> nome, CPF ou CNPJ, contato, endereço e itens do pedido.</li><li><strong>Para a sacola funcionar:</strong> um cookie de sessão, sem o qual a loja não se lembra do que você escolheu.</li><li><strong>Para abrir o seu pedido sem conta:</strong> um cookie que só a página do pedido usa, por 30 dias ou até você sair do pedido ou da conta, e outro com o número do último pedido, até você fechar o navegador.</li><li><strong>Até você responder sobre cookies:</strong> por qual anúncio ou site você chegou, só enquanto a página está aberta.</li><li><strong>Com o seu consentimento:</strong> medição de uso e novidades por e-mail.</li></ul>
<h2>O que não fazemos</h2>
<p>Não vendemos dados, não carregamos rastreadores antes de você aceitar e não guardamos o número do seu cartão.</p>
<h2>Seus direitos</h2>
<p>Pela Lei Geral de Proteção de Dados você pode ver, corrigir, levar e apagar os seus dados na área Minha conta, em Privacidade, ou escrevendo para oi@manaca.example. Dados fiscais de pedidos são mantidos pelo prazo da lei.</p>
<h2>Por quanto tempo guardamos</h2>
<p>Mensagens para a loja ficam guardadas por até dois anos. Avisos de estoque somem três meses depois do e-mail que enviamos, ou em um ano se o produto não voltar. Convites para avaliar a loja somem em quatro meses. De um pedido que acaba sem pagamento, um código da rede e do e-mail de onde ele veio fica por um dia, para que ninguém esvazie o estoque com pedidos falsos.</p>`,
  },
  {
    slug: 'descobrir-meu-aroma',
    title: 'Descobrir meu aroma',
    description: 'Três perguntas para chegar ao seu aroma: o que você quer sentir, de que cheiro gosta e como prefere usar.',
    html: `<p>Ninguém precisa entender de óleos essenciais para escolher um. Responda à pergunta mais fácil para você; qualquer uma leva a um bom começo.</p>
<h2>O que você quer sentir?</h2>
<ul><li><a href="/c/noite-tranquila">Desligar à noite</a>: lavanda, camomila e madeiras suaves.</li><li><a href="/c/para-focar">Sentar e render</a>: alecrim, hortelã e limão.</li><li><a href="/c/para-respirar">Ar leve</a>: eucalipto, melaleuca e pinho.</li><li><a href="/c/para-animar">Um dia mais claro</a>: laranja, tangerina e bergamota.</li><li><a href="/c/cuidar-de-si">Um tempo para você</a>: rosa, gerânio e óleos vegetais.</li><li><a href="/c/refrescar-a-casa">A casa arejada</a>: capim-limão, citronela e chá branco.</li></ul>
<h2>De que cheiro você já gosta?</h2>
<ul><li><strong>Casca de fruta na mão:</strong> <a href="/oleos-essenciais/citricos">cítricos</a>. Comece pela <a href="/oleo-essencial-de-laranja-doce">laranja-doce</a>.</li><li><strong>Roupa de cama limpa, jardim:</strong> <a href="/oleos-essenciais/florais">florais</a>. Comece pela <a href="/oleo-essencial-de-lavanda-francesa">lavanda francesa</a>.</li><li><strong>Horta, mato molhado:</strong> <a href="/oleos-essenciais/herbais">herbais</a>. Comece pelo <a href="/oleo-essencial-de-alecrim">alecrim</a>.</li><li><strong>Móvel antigo, igreja, fogueira:</strong> <a href="/oleos-essenciais/madeiras-e-resinas">madeiras e resinas</a>. Comece pelo <a href="/oleo-essencial-de-cedro-do-atlas">cedro-do-atlas</a>.</li><li><strong>Bolo no forno, quentão:</strong> <a href="/oleos-essenciais/especiarias">especiarias</a>, sempre em pouca quantidade.</li></ul>
<h2>Como você prefere usar?</h2>
<ul><li><strong>No ar, com água e tomada:</strong> um <a href="/difusores/eletricos">difusor elétrico</a> e poucas gotas de óleo.</li><li><strong>No ar, sem fazer nada:</strong> <a href="/difusores/de-varetas">varetas</a>, que perfumam por semanas.</li><li><strong>Na pele, sem diluir nem medir:</strong> <a href="/corpo-e-banho/roll-ons">roll-ons</a>, já prontos.</li><li><strong>Misturas prontas para o difusor:</strong> <a href="/oleos-essenciais/sinergias">sinergias</a>.</li></ul>
<h2>Ainda em dúvida?</h2>
<p>Leve os quatro que mais gente leva, no <a href="/lista/kit-primeiros-aromas">Kit Primeiros Aromas</a>, ou <a href="/pagina/contato">conte para a gente</a> do que você gosta: quem responde conhece os óleos pelo cheiro.</p>`,
  },
  {
    slug: 'escolher-por-ambiente',
    title: 'Escolher por ambiente',
    description: 'Que aroma, e em que forma, combina com cada cômodo da casa.',
    html: `<p>O mesmo perfume muda de um cômodo para o outro. O tamanho do ambiente decide a forma, e o que se faz nele decide o aroma.</p>
<h2>Sala</h2>
<p>Ambiente grande, gente chegando: <a href="/difusores/de-varetas">varetas</a> perto da entrada, com figo ou madeiras, e uma <a href="/perfumar-a-casa/velas">vela</a> acesa meia hora antes. <a href="/c/para-a-sala">Ver tudo para a sala</a>.</p>
<h2>Quarto</h2>
<p>Aroma baixo e sem chama: <a href="/perfumar-a-casa/agua-de-lencois">água de lençóis</a> na cama feita, ou um <a href="/difusores/eletricos/para-quarto">difusor silencioso</a> que se desliga sozinho. <a href="/c/para-o-quarto">Ver tudo para o quarto</a>.</p>
<h2>Lavabo</h2>
<p>Pequeno e sem janela: metade das varetas basta, com rosa ou figo. <a href="/c/para-o-lavabo">Ver tudo para o lavabo</a>.</p>
<h2>Cozinha</h2>
<p>Depois do fogão, um <a href="/perfumar-a-casa/home-sprays">spray</a> de capim-limão ou de laranja e canela. <a href="/c/para-a-cozinha">Ver tudo para a cozinha</a>.</p>
<h2>Gavetas e armários</h2>
<p><a href="/perfumar-a-casa/saches">Sachês</a>: cedro para lãs e casacos, lavanda e algodão para roupa de cama. <a href="/c/para-as-gavetas">Ver tudo para gavetas</a>.</p>
<h2>Presente para uma casa nova</h2>
<p>Na dúvida sobre o gosto de quem recebe, figo e cassis ou baunilha agradam a quase todo mundo. <a href="/lista">Ver kits e listas</a>.</p>`,
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
    intro: 'Velas, sprays e sachês: presentes em que não há tamanho para errar.',
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
    slug: 'para-focar',
    name: 'Para focar',
    intro: 'Alecrim, hortelã, limão: aromas nítidos para a hora de sentar e fazer.',
    text: '<p>Vinte minutos bastam. Depois disso o nariz se acostuma: desligue, faça uma pausa e recomece quando precisar.</p>',
    description: 'Óleos, roll-ons e sprays de alecrim, hortelã e cítricos para a hora de trabalhar ou estudar.',
    select: { filterLabels: ['Foco'] },
  },
  {
    slug: 'para-respirar',
    name: 'Para respirar',
    intro: 'Eucalipto, melaleuca, pinho: a sensação de uma janela aberta.',
    text: '<p>São aromas potentes. Use poucas gotas, com o ambiente ventilado, e nunca perto do rosto de crianças pequenas.</p>',
    description: 'Eucalipto, melaleuca e outras folhas de aroma fresco, em óleos, sprays e roll-ons.',
    select: { filterLabels: ['Respirar'] },
  },
  {
    slug: 'para-animar',
    name: 'Para animar',
    intro: 'Laranja, tangerina, bergamota: cheiros de sol, para a manhã e para receber gente.',
    text: '<p>Cítricos prensados a frio pedem cuidado com o sol: espere ao menos 12 horas antes de expor a pele em que foram passados.</p>',
    description: 'Cítricos e aromas alegres para a casa e para o banho.',
    select: { filterLabels: ['Alegria', 'Energia'] },
  },
  {
    slug: 'cuidar-de-si',
    name: 'Cuidar de si',
    intro: 'Rosa, gerânio, manteigas e óleos vegetais: o que fica na pele depois do banho.',
    text: '<p>Passe na pele ainda úmida: o creme rende mais e o perfume dura mais tempo.</p>',
    description: 'Hidratantes, óleos, hidrolatos e banhos para cuidar da pele com calma.',
    select: { filterLabels: ['Cuidado'], categories: ['corpo-e-banho', 'cosmeticos-veganos', 'oleos-vegetais'] },
  },
  {
    slug: 'refrescar-a-casa',
    name: 'Refrescar a casa',
    intro: 'Capim-limão, citronela, verbena: cheiro de casa limpa, sem peso.',
    text: '<p>Duas borrifadas no centro do ambiente, longe de chama. Em cortinas e almofadas, teste antes em um canto.</p>',
    description: 'Sprays, varetas, velas e óleos de aroma fresco para a casa.',
    select: { filterLabels: ['Frescor'], categories: ['perfumar-a-casa', 'difusores', 'oleos-essenciais'] },
  },
  {
    slug: 'para-a-sala',
    name: 'Para a sala',
    intro: 'Figo, sândalo, âmbar: aromas que ocupam um ambiente grande sem gritar.',
    text: '<p>Em salas de mais de 20 m², dois difusores pequenos perfumam melhor do que um grande.</p>',
    description: 'Difusores, velas e sprays para a sala.',
    select: { filterLabels: ['Sala'] },
  },
  {
    slug: 'para-o-quarto',
    name: 'Para o quarto',
    intro: 'Lavanda, flor de algodão, baunilha: aromas baixos, de travesseiro.',
    text: '<p>No quarto, menos é melhor: tire varetas do frasco até o cheiro ficar no fundo.</p>',
    description: 'Águas de lençóis, difusores silenciosos e sachês para o quarto.',
    select: { filterLabels: ['Quarto'] },
  },
  {
    slug: 'para-o-lavabo',
    name: 'Para o lavabo',
    intro: 'Rosa, figo, capim-limão: um ambiente pequeno pede pouco.',
    text: '<p>Comece com metade das varetas. Em lavabos sem janela, elas duram mais.</p>',
    description: 'Varetas, sprays e sabonetes para o lavabo.',
    select: { filterLabels: ['Lavabo'] },
  },
  {
    slug: 'para-a-cozinha',
    name: 'Para a cozinha',
    intro: 'Capim-limão, laranja e canela: aromas que não brigam com a comida.',
    text: '<p>Espere o fogão esfriar: sprays de ambiente são inflamáveis e não devem cair sobre alimentos.</p>',
    description: 'Sprays, velas e essências para a cozinha.',
    select: { filterLabels: ['Cozinha'] },
  },
  {
    slug: 'para-as-gavetas',
    name: 'Para gavetas e armários',
    intro: 'Cedro para casacos, lavanda e algodão para a roupa de cama e a mala.',
    text: '<p>Um sachê por gaveta. Quando o cheiro baixar, aperte-o entre as mãos antes de trocar.</p>',
    description: 'Sachês e águas de lençóis para gavetas, armários e malas.',
    select: { filterLabels: ['Gavetas'] },
  },
  {
    slug: 'mais-pedidos',
    name: 'Os mais pedidos',
    intro: 'O que mais sai da loja. Se é a sua primeira vez aqui, comece por estes.',
    text: '',
    description: 'Os produtos mais pedidos da loja.',
    select: { mostPopularOfShop: 24 },
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
    text: '<h2>Com um recado seu</h2><p>Na finalização da compra você pode escrever um recado. Ele vai impresso com o pedido, sem os preços.</p><h2>Para quem espera um bebê</h2><p>Em Cuidados, cada produto diz o que se sabe dele na gestação; nos kits, vale a regra do item mais restrito. Onde há o filtro “Gestação: sem restrição conhecida”, só entra o que já foi confirmado; o que ainda não tem informação fica de fora. Na dúvida, ela pode perguntar a quem acompanha a gestação.</p>',
    description: 'Kits, listas e produtos para presentear, por preço, por pessoa e por momento.',
    select: 'gifts',
  },
];
