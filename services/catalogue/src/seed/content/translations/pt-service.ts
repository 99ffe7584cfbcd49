import { card, figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { portugueseFaq } from './pt-faq.ts'
import type { Translations } from './translation.ts'

const customerManager = text(
  'Seu gerente de conta',
  'Quando um pedido já está em processamento, as mudanças passam pelo seu gerente de conta.',
  h2('Mudar ou cancelar'),
  p(
    'Você pode cancelar um pedido enquanto ele estiver aguardando pagamento. Depois que entrar em processamento, fale conosco: antes do envio, muitas vezes ainda é possível mudar.',
  ),
  table(
    ['Status', 'O que é possível'],
    ['Aguardando pagamento', 'você pode cancelar; o estoque é liberado na hora'],
    [
      'Confirmado, em separação',
      'endereço e forma de envio: na página do pedido até o início da separação, depois mediante solicitação; quantidades e cancelamento, mediante solicitação',
    ],
    ['Em inspeção', 'mediante solicitação, se nenhum volume saiu'],
    ['Enviado', 'em geral sem cancelamento; [devolução](page:returnPolicy) após a entrega'],
  ),
  p('Produtos sob medida não podem ser cancelados após o início do processamento.'),
  h2('Cotações'),
  p(
    'Envie códigos e quantidades, ou solicite a cotação diretamente em um produto, no carrinho ou no [pedido rápido](/quick-order). Você recebe uma cotação em sua moeda, válida por 30 dias; o pedido pode ser dividido em várias entregas.',
  ),
  h2('Demanda regular'),
  p(
    'Se você precisa dos mesmos produtos todo mês, informe a quantidade anual e o cronograma na observação da solicitação de cotação. O preço é então cotado para o ano, com o prazo de cada entrega.',
  ),
)

const inventory = text(
  'Consulta de estoque',
  'Até 50 códigos de uma vez. Hifens, pontos e espaços são ignorados.',
  h2('Símbolos de estoque'),
  table(
    ['Símbolo', 'Significado', 'Envio'],
    ['Ilha cheia', 'Em estoque', 'em 1–3 dias úteis'],
    ['Ilha meio cheia', 'Estoque baixo, menos de 50 unidades', 'em 1–3 dias úteis'],
    ['Anel', 'Sem estoque', 'após o prazo de fornecimento ou com a reposição prevista'],
    ['Anel quadrado', 'Sob encomenda', 'após a produção, 6–12 semanas'],
  ),
  p('Para informar quantidades e adicionar os produtos ao carrinho, use o [pedido rápido](/quick-order).'),
)

const orderTracking = text(
  'Rastrear pedido',
  'Rastreie um pedido pelo número do pedido.',
  h2('Quando o rastreamento aparece'),
  p(
    'O rastreamento aparece de 24 a 48 horas após o envio. Se você entrou em sua conta, ele também aparece na página do pedido, com cada volume.',
  ),
  h2('Status do pedido'),
  table(
    ['Status', 'O que acontece'],
    ['Aguardando pagamento', 'o estoque fica reservado até o prazo de pagamento'],
    ['Confirmado', 'pagamento recebido'],
    ['Em separação', 'os produtos são separados, ou produzidos se forem sob encomenda'],
    ['Em inspeção', 'inspeção de saída'],
    ['Enviado', 'entregue à transportadora'],
    ['Concluído', 'você confirmou o recebimento'],
  ),
  ul(
    'Sem entrar na conta, você vê apenas o status e o envio, sem endereço e sem preços.',
    'O número do pedido tem 13 dígitos e está em nosso e-mail.',
  ),
)

const blog = text(
  'Blog',
  'Notas de aplicação: como medir, escolher, crimpar e soldar conectores.',
  p(
    'Notas curtas do nosso trabalho com amostras, desenhos e bancadas de teste. Todas trazem produtos que você pode ver. Se sentir falta de um assunto, [escreva para nós](page:contact).',
  ),
)

const intro = text(
  'Sobre nós',
  'A Meridian Connect fornece conectores do jeito que os engenheiros os escolhem: por passo, vias e tamanho.',
  figures(
    ['5.112', 'conectores, todos desenhados em escala'],
    ['16', 'categorias, de barras de pinos a DIN 41612'],
    ['10', 'idiomas na loja'],
    ['5 anos', 'de suporte após a descontinuação de um produto'],
  ),
  h2('O que fazemos'),
  p(
    'Fornecemos conectores que são soldados em uma placa de circuito impresso: fio-placa, placa-placa, FFC/FPC, bornes, barras de pinos macho e fêmea, D-Sub, USB, conectores modulares e séries de alta confiabilidade. Os produtos mais comuns saem do estoque; os outros são pedidos ao fabricante ou fabricados sob encomenda.',
  ),
  p(
    'Cada produto tem uma página com desenho cotado, footprint, preços por quantidade, estoque e prazo. Você vê quanto o produto custa na sua quantidade e quando ele sai antes de falar com qualquer pessoa.',
  ),
  h2('Por que começamos pelas dimensões'),
  p(
    'A pergunta mais comum do nosso ramo não é “qual série?”, mas “o que é isto na minha placa?”. Um conector sem identificação tem um passo, um número de vias e um contorno, e com um paquímetro se descobrem os três em um minuto. Por isso a busca aceita `2x10 1,27 vertical SMD` tão bem quanto um código, e as listas são desenhadas na mesma escala, ao lado de uma régua.',
  ),
  h2('História'),
  table(
    ['Ano', 'O que aconteceu'],
    [
      '2011',
      'Uma caixa de amostras com 400 conectores, organizados por passo, para um workshop de projetistas de placas',
    ],
    ['2014', 'Primeiro depósito; cada lote recebido é medido e comparado com o desenho'],
    ['2017', 'Bancada de teste para resistência de contato, força de extração e ciclos de temperatura'],
    ['2020', 'Produtos sob medida: outro revestimento, outra codificação, outra marcação e outra embalagem'],
    ['2024', 'Toda a linha é redesenhada em escala a partir dos footprints'],
    ['2026', 'Esta loja: pedido rápido a partir da lista de materiais, cotações, rastreamento, pós-venda'],
  ),
  h2('Quem compra aqui'),
  ul(
    '**Fabricantes** que precisam do mesmo produto todo mês, em unidades de embalagem completas, com o número do pedido de compra em cada documento',
    '**Equipes de projeto** que comparam seis produtos lado a lado e precisam do footprint hoje',
    '**Oficinas de reparo e laboratórios** que precisam de três unidades de um produto escolhido há dez anos',
  ),
  p(
    'Todos veem a mesma tabela de preços: o preço depende só da quantidade. Para volumes maiores, [solicite uma cotação](page:customer-manager), válida por 30 dias.',
  ),
  h2('Continue por aqui'),
  ul(
    '[Por que nos escolher](page:whyGo): o que você pode conferir antes de fazer o pedido',
    '[Controle de qualidade](page:qualityControl) e [centro de testes](page:testCenter)',
    '[Soluções](/solution) por aplicação, com produtos adequados',
    '[Contato](page:contact)',
  ),
  info(
    'A Meridian Connect é uma empresa fictícia que serve para demonstrar esta loja. Sua história, seus preços, seu estoque e suas datas de entrega são valores de demonstração. As dimensões dos produtos são reais e vêm de uma biblioteca aberta de footprints.',
  ),
)

const solutionService = text(
  'Ajuda na escolha',
  'Do esboço à lista de materiais: duas ou três formas de conectar, com desenhos, preços e prazos.',
  figures(
    ['2 dias úteis', 'até a primeira proposta'],
    ['2–3', 'opções para escolher'],
    ['gratuita', 'sem pedido mínimo'],
  ),
  h2('O que você envia'),
  table(
    ['Pergunta', 'Por que perguntamos'],
    ['Corrente por contato e quantos a conduzem ao mesmo tempo', 'define o tamanho do contato e o derating'],
    ['Tensão e o que ela comuta', 'define a distância de escoamento, a distância de isolação e o revestimento'],
    ['Fio: seção, número de filamentos, diâmetro externo', 'define o terminal e a vedação'],
    ['Espaço: altura acima da placa, lado de entrada', 'define se é vertical ou em ângulo reto, e o passo'],
    ['Ambiente: temperatura, vibração, umidade', 'define a trava, o material e o revestimento'],
    ['Quantas vezes ele é encaixado', 'estanho para dezenas de ciclos, ouro para centenas'],
    ['Unidades por ano e a primeira data', 'define entre estoque, prazo de fornecimento e produto sob medida'],
  ),
  p(
    'Muitas vezes, uma foto com uma régua basta para começar. Use o [formulário de contato](page:contact); é possível anexar até cinco arquivos.',
  ),
  h2('O que você recebe'),
  ol(
    'Uma tabela curta de opções: série, passo, valores nominais, contraparte, ferramentas',
    'O desenho e o footprint de cada uma, com link para a página do produto',
    'O preço nas suas quantidades e o prazo, em uma cotação válida por 30 dias',
    'O que nós escolheríamos, e o motivo',
  ),
  h2('Um exemplo'),
  p(
    'Um gateway para inversores solares precisa de quatro contatos de 5 A, 24 V, em uma caixa de 14 mm de altura, e é encaixado duas vezes em toda a vida. Propusemos Micro-Fit com passo de 3,00 mm (compacto, com trava positiva), VH com passo de 3,96 mm (ferramentas mais baratas) e um borne plugável com passo de 5,08 mm (cabeado em campo sem alicate de crimpar). O cliente faz o cabeamento em campo: o borne foi o escolhido.',
  ),
  card('microFit4'),
  h2('Comece por uma solução'),
  ul(
    '[Packs de baterias](solution:battery-packs)',
    '[Acionamentos de motores](solution:motor-drives)',
    '[Ferrovia e aviação](solution:rail-and-aviation)',
    '[Todas as soluções](/solution)',
  ),
)

/** Pages of service and about the company in Portuguese. */
export const portugueseService: Translations = {
  'page customer-manager': customerManager,
  'page inventory': inventory,
  'page orderTracking': orderTracking,
  'page blog': blog,
  'page intro': intro,
  'page solutionService': solutionService,
  'page faq': portugueseFaq,
}
