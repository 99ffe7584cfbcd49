import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const shippingPolicy = text(
  'Política de envio',
  'Quanto tempo levam o processamento e o transporte, quanto custam e quando o rastreamento aparece.',
  figures(
    ['1–3 dias úteis', 'processamento'],
    ['15–45 dias úteis', 'econômico'],
    ['7–20 dias úteis', 'padrão'],
    ['3–7 dias úteis', 'expresso'],
  ),
  h2('Processamento'),
  p(
    'Os pedidos pagos são separados, inspecionados e embalados em 1 a 3 dias úteis. Para produtos sem estoque, soma-se o prazo de fornecimento; para os fabricados sob encomenda, o prazo de produção: 2 a 4 semanas para produtos padrão, 6 a 12 semanas para produtos sob medida.',
  ),
  h2('Formas de envio'),
  table(
    ['Forma', 'Tempo de trânsito', 'Indicada para'],
    ['Econômico', '15–45 dias úteis', 'volumes pequenos sem data marcada'],
    ['Padrão', '7–20 dias úteis', 'pedidos regulares'],
    ['Expresso', '3–7 dias úteis', 'placas que esperam um componente'],
  ),
  p(
    'Antes de finalizar o pedido, você vê o frete de cada forma de envio para o seu endereço e peso, junto com as datas de entrega estimadas. Os dias úteis são os do país de destino.',
  ),
  h2('Vários volumes'),
  p(
    'Se os produtos saem em dias diferentes, a página do pedido mostra cada volume com conteúdo, transportadora e código de rastreamento. O frete é pago uma só vez, a menos que você tenha escolhido várias entregas em uma cotação ou que os itens em estoque saiam antes dos itens sob encomenda. Nesse caso, cada volume tem seu próprio frete, mostrado antes do pedido. Se no fim um volume bastar, reembolsamos a diferença.',
  ),
  h2('Rastreamento'),
  p(
    'O rastreamento aparece de 24 a 48 horas após o envio, no pedido e na página [Rastrear pedido](page:orderTracking).',
  ),
  h2('Tarifas aduaneiras e impostos'),
  p(
    'As tarifas aduaneiras e os impostos do país de destino não estão incluídos em nossos preços e são pagos na entrega, salvo se a sua cotação disser o contrário. A fatura comercial para a alfândega informa código SH, origem e peso de cada produto e acompanha o volume.',
  ),
  h2('Mudança de endereço'),
  p(
    'Até o início da separação, você pode mudar o endereço e a forma de envio na página do pedido; depois, e até a saída do primeiro volume, seu gerente de conta faz a mudança. Se o frete ficar mais baixo, a diferença é reembolsada; se ficar mais alto, fale com seu gerente de conta.',
  ),
  h2('Danos no transporte e extravio'),
  ul(
    'Informe danos em até 48 horas após a entrega, com fotos do volume, da etiqueta e dos produtos',
    'Se o rastreamento ficar parado por dez dias úteis, escreva para nós; abrimos uma busca na transportadora',
    'Volumes devolvidos por impossibilidade de entrega são reenviados assim que o endereço for confirmado',
  ),
  info('Última atualização: 1º de novembro de 2026. Versões anteriores mediante solicitação.'),
)

const returnPolicy = text(
  'Política de devolução',
  'O que pode ser devolvido, como solicitar e quanto tempo leva.',
  figures(
    ['48 horas', 'para informar danos no transporte'],
    ['7 dias', 'no máximo até a nossa resposta'],
    ['4 tipos', 'devolução, troca, reposição, reparo'],
  ),
  h2('Como solicitar'),
  ol(
    'Abra o pedido entregue em sua conta e escolha “Pós-venda” ao lado do produto',
    'Escolha o tipo de solicitação e o motivo, a quantidade e se a embalagem foi aberta',
    'Adicione fotos: a etiqueta do saco, a peça, o defeito',
    'Envie a solicitação. Você recebe um número e acompanha cada etapa em “Meu pós-venda”',
  ),
  p(
    'O prazo de cada tipo de solicitação consta no formulário. Produtos que chegaram em vários volumes podem ser devolvidos volume a volume.',
  ),
  h2('O que acontece depois'),
  table(
    ['Etapa', 'Quem', 'O quê'],
    ['Enviada', 'nós', 'respondemos em até 7 dias'],
    ['Aprovada', 'você', 'imprime a guia de devolução e envia os produtos de volta'],
    ['Devolução recebida', 'nós', 'contamos e inspecionamos'],
    ['Reembolsada ou reposição enviada', 'nós', 'reembolsamos na forma de pagamento usada ou enviamos a reposição'],
    ['Recusada', 'nós', 'informamos o motivo; você pode responder na solicitação'],
  ),
  h2('Quem paga o envio de volta'),
  p(
    'Nós, se a peça tem defeito, não é a que foi pedida ou foi danificada no transporte. Nos demais casos, você. O frete do pedido é reembolsado se ele for devolvido por inteiro por um motivo de nossa responsabilidade.',
  ),
  h2('O que não pode ser devolvido'),
  ul(
    'Produtos sob medida e fabricados sob encomenda',
    'Carretéis cortados e produtos sensíveis à umidade com o lacre rompido',
    'Peças que foram soldadas, crimpadas ou encaixadas',
  ),
  p('Peças com defeito são a exceção: são repostas ou reembolsadas em qualquer caso.'),
  h2('Produtos descontinuados'),
  p(
    'A descontinuação de um produto é anunciada com 12 meses de antecedência, e o suporte continua por 5 anos: indicamos um substituto, se houver, e atendemos reclamações com estoque reservado para isso.',
  ),
  info(
    'Se você compra como consumidor, aplicam-se também os direitos de arrependimento e de garantia previstos na sua legislação. Última atualização: 1º de novembro de 2026.',
  ),
)

const privacyPolicy = text(
  'Política de privacidade',
  'Quais dados guardamos, para quê e por quanto tempo.',
  h2('O que guardamos e para quê'),
  table(
    ['Dados', 'Finalidade', 'Conservação'],
    ['Telefone ou e-mail, senha em forma de hash', 'sua conta', 'até você excluir a conta'],
    [
      'Endereços de entrega',
      'envio, frete, alfândega',
      'até você excluí-los; os de um pedido, enquanto o pedido for guardado',
    ],
    [
      'Pedidos, faturas, solicitações de pós-venda',
      'contrato, garantia',
      'pelo tempo que a legislação de faturamento exigir',
    ],
    [
      'Formulários de contato e de opinião, com seus arquivos',
      'nossa resposta',
      'até o assunto ser encerrado e você solicitar a exclusão',
    ],
    ['Acessos à conta e eventos de segurança', 'proteger sua conta', '90 dias'],
    [
      'Visitas: hora, idioma, primeira página, país pelo fuso horário, site de origem; sem endereço IP; não registradas com Do Not Track',
      'saber quais páginas são lidas',
      '90 dias, uma vez por sessão do navegador',
    ],
  ),
  h2('Como os dados são guardados'),
  p(
    'Nomes, endereços e textos livres ficam separados dos pedidos. Quando você solicita a exclusão, eles são apagados ali; o pedido mantém apenas o que a legislação de faturamento exige.',
  ),
  h2('No seu navegador'),
  ul(
    'Idioma, moeda e aparência',
    'Histórico de busca, produtos vistos recentemente e comparados',
    'A sessão enquanto você está conectado; ela termina após 30 dias sem uso',
    'Nenhum rastreador de terceiros, nenhum cookie de publicidade',
  ),
  h2('Quem recebe dados'),
  ul(
    'A transportadora: nome, endereço, telefone e conteúdo do volume',
    'O provedor de pagamento: número do pedido e valor',
    'A alfândega: fatura e endereço',
  ),
  h2('Seus direitos'),
  p(
    'Em sua conta, você pode consultar e corrigir seus dados, baixar todos eles e excluir a conta. Para qualquer outra solicitação, escreva para nós; respondemos em até 30 dias.',
  ),
  info('Última atualização: 1º de novembro de 2026. Versões anteriores mediante solicitação.'),
)

const termsOfSale = text(
  'Condições de venda',
  'O que vale quando você faz um pedido aqui: contrato, preços, entrega e devoluções.',
  h2('1. Partes e âmbito de aplicação'),
  p(
    'Estas condições valem para todos os pedidos feitos nesta loja, por empresas e por consumidores. Condições do comprador só se aplicam se as tivermos aceitado por escrito. Se você compra como consumidor, os direitos que a sua legislação lhe garante permanecem em qualquer caso.',
  ),
  h2('2. Contrato'),
  p(
    'As páginas da loja são um convite a fazer pedidos. Ao finalizar um pedido, você faz uma oferta vinculante, que reserva o estoque e fixa preços, moeda e câmbio. O contrato é celebrado quando confirmamos o pagamento. Um pedido não pago expira no prazo indicado junto a ele e pode ser cancelado até ser pago.',
  ),
  h2('3. Preços e pagamento'),
  p(
    'Os preços são por unidade na quantidade indicada, sem tarifas e impostos de importação do país de entrega. O total ao finalizar a compra inclui o frete. O pagamento é devido de imediato, pelos meios oferecidos ao finalizar a compra e na moeda ali indicada. As cotações são válidas por 30 dias.',
  ),
  h2('4. Entrega'),
  p(
    'As datas de entrega resultam do estoque, do prazo dos produtos sob encomenda e da forma de envio: veja a [política de envio](page:shippingPolicy). Produtos fabricados sob encomenda não podem ser cancelados depois de iniciada a produção. O risco é transferido com a entrega à transportadora, se você é uma empresa, e com o recebimento dos produtos, se é consumidor.',
  ),
  h2('5. Devoluções e defeitos'),
  p(
    'Informe danos no transporte e quantidades erradas em até 48 horas após a entrega. Peças com defeito são repostas ou reembolsadas após inspeção; a [política de devolução](page:returnPolicy) explica como solicitar. Peças soldadas, crimpadas ou usadas de outra forma só são aceitas por defeito.',
  ),
  h2('6. Uso dos produtos'),
  p(
    'Desenhos e dados servem para a seleção; prevalece o datasheet do fabricante. Os produtos não se destinam a sistemas de suporte à vida, nucleares ou de armas, salvo se o fabricante o declarar por escrito. Em caso de revenda, você é responsável pelas licenças de exportação e pelo cumprimento da legislação de sanções.',
  ),
  h2('7. Responsabilidade, reserva de domínio e foro'),
  p(
    'Respondemos sem limite por dolo, culpa grave e danos pessoais; nos demais casos, por danos previsíveis até o valor do pedido. As mercadorias permanecem de nossa propriedade até serem pagas. O foro para empresas é o da nossa sede; consumidores também podem propor ação no foro do seu domicílio.',
  ),
  info(
    'Esta é uma loja de demonstração: nenhum contrato é celebrado aqui. Última atualização: 1º de novembro de 2026. Versões anteriores mediante solicitação.',
  ),
)

const imprint = text(
  'Aviso legal',
  'Quem é responsável por esta loja.',
  h2('Operador'),
  p(
    'Meridian Connect é uma empresa fictícia. Não tem registro comercial, número fiscal nem escritório; esta página mostra onde uma empresa que opera a loja os informaria.',
  ),
  table(
    ['Item', 'Valor nesta demonstração'],
    ['Nome', 'Meridian Connect (fictícia)'],
    ['Telefone', '+44 20 7946 0018 (número reservado para ficção)'],
    ['E-mail', 'desk@meridian-connect.example (endereço que não pode existir)'],
    ['Registro e número fiscal', 'nenhum'],
  ),
  h2('Dados e licenças'),
  ul(
    'Dados dos footprints: biblioteca do KiCad, CC BY-SA 4.0',
    'Nomes de fabricantes e séries pertencem a seus titulares e servem para identificar os produtos',
    'Preços, estoque, prazos, certificados e patentes são valores de demonstração',
  ),
)

const contact = text(
  'Contato',
  'Especialistas em conectores respondem às suas perguntas de segunda a sexta, das 8h às 18h (UTC).',
  h2('O que enviar'),
  p(
    'Com estas cinco informações podemos responder logo: um código de produto, um desenho ou uma foto com uma régua, a quantidade, a data em que precisa dele e a que ele se conecta.',
  ),
  h2('Qual é o caminho mais rápido'),
  table(
    ['Você quer', 'Faça isto'],
    [
      'saber preço, estoque ou prazo',
      'abra a página do produto ou a [consulta de estoque](page:inventory), com até 50 códigos',
    ],
    ['obter preços para uma lista', '[pedido rápido](/quick-order), depois “Solicitar cotação”'],
    ['acompanhar um volume', '[rastrear pedido](page:orderTracking) pelo número do pedido'],
    ['devolver ou reclamar produtos', '“Pós-venda” no pedido, em sua conta'],
    ['mudar um pedido em andamento', 'escreva para o seu [gerente de conta](page:customer-manager)'],
    ['encomendar um produto sob medida', 'o formulário desta página, assunto “Produto sob medida”'],
  ),
  h2('Pós-venda'),
  p(
    'Para um pedido entregue, solicite o pós-venda em sua conta; ali você acompanha cada etapa. Informe danos em até 48 horas após a entrega.',
  ),
)

/** Policies and the pages beside them in Portuguese. */
export const portuguesePolicies: Translations = {
  'page shippingPolicy': shippingPolicy,
  'page returnPolicy': returnPolicy,
  'page privacyPolicy': privacyPolicy,
  'page termsOfSale': termsOfSale,
  'page imprint': imprint,
  'page contact': contact,
}
