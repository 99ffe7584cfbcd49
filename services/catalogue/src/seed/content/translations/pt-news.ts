import { card, foundParts, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const microFit = text(
  'Conectores de placa Micro-Fit em 127 versões',
  'De 2 a 24 vias, verticais e em ângulo reto, PTH e SMD, a partir de uma unidade.',
  p(
    'A série de 3,00 mm tornou-se a escolha usual para 12 e 24 V dentro de equipamentos: trava, conduz potência e tem metade do tamanho das séries de potência mais antigas. Agora oferecemos 127 conectores de placa.',
  ),
  table(
    ['Versão', 'Montagem', 'Indicada para'],
    ['Em ângulo reto, com pino-guia', 'PTH', 'borda da placa, tração no cabo'],
    ['Vertical', 'PTH', 'meio da placa'],
    ['Vertical, com abas de solda', 'SMD', 'placas só de refusão'],
  ),
  someParts('microFit2', 'microFit4', 'microFitSmd'),
  p('Todos com estoque e preços por quantidade: [conectores fio-placa](category:wire-to-board).'),
)

const terminalBlocks = text(
  'Bornes plugáveis para 630 V',
  'As versões de 7,50 e 7,62 mm da GMSTB estão em estoque, de 2 a 12 polos.',
  p(
    'Acionamentos e inversores em redes de 400 V freiam com até 750 V CC. Com passo de 5,08 mm, isso exige um rasgo na placa; com 7,62 mm, não.',
  ),
  card('gmstba10'),
  foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
  p('Como o passo resulta da tensão e do grau de poluição: [acionamentos de motores](solution:motor-drives).'),
)

const usbC = text(
  'Receptáculos USB Type-C que não se soltam da placa',
  'Versões com abas em furos metalizados para aparelhos que caem.',
  p(
    'Um receptáculo fixado só por ilhas SMD arranca o cobre com 30 a 40 N. Quatro abas em furos metalizados elevam esse valor a mais de 100 N. Os desenhos mostram as abas como furos oblongos com o diâmetro da broca.',
  ),
  card('usbC'),
  ul(
    'Confira no desenho a distância até a borda da placa',
    'Furos oblongos precisam ser fresados e metalizados: pergunte ao seu fabricante de placas qual é a medida mínima',
  ),
  p('Mais para aparelhos pequenos: [dispositivos portáteis](solution:handheld-devices).'),
)

const highReliability = text(
  'Séries de alta confiabilidade agora em estoque',
  'Gecko, L-Tek e M20: 94 conectores para choque, vibração e ambiente salino.',
  p(
    'Antes, essas séries eram pedidas ao fabricante, com prazo de meses. Os números de vias mais usados agora estão em estoque; a página do produto informa quais.',
  ),
  h2('Qual série para quê'),
  table(
    ['Série', 'Passo', 'Travamento'],
    ['Gecko', '1,25 mm', 'trava de encaixe ou parafuso de fixação'],
    ['L-Tek', '2,00 mm', 'trava de encaixe, alívio de tração'],
    ['M20', '2,54 mm', 'por atrito'],
  ),
  someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
)

const quickOrder = text(
  'O pedido rápido lê a lista que você já tem',
  'Excel, CSV ou texto de um e-mail: os títulos das colunas são reconhecidos, e códigos digitados errado também são encontrados.',
  p(
    'Ninguém gosta de redigitar uma lista de materiais. O [pedido rápido](/quick-order) a aceita como está: códigos, quantidades e referências podem ficar em qualquer coluna, e as linhas acima dos títulos não importam.',
  ),
  h2('Como funciona'),
  ol(
    'Cole a lista ou envie o arquivo',
    'Confira como cada coluna foi lida e mude, se for preciso',
    'Confirme as linhas associadas por semelhança',
    'Adicione tudo ao carrinho ou solicite uma cotação para a lista',
  ),
  table(
    ['Aceito', 'Limite'],
    ['Texto', '1 MB'],
    ['Excel (.xlsx)', '5 MB, 20.000 linhas por planilha'],
    ['Colunas', 'código, quantidade, referência, fabricante, descrição'],
  ),
  p('Seu navegador lembra como a sua lista é lida; por isso, a próxima revisão não precisa de correções.'),
)

const afterSales = text(
  'O pós-venda agora fica na sua conta',
  'Solicite, acompanhe e responda: devoluções, trocas, reposições e reparos por produto.',
  p(
    'Em vez de escrever um e-mail, abra o pedido entregue, escolha o produto e diga qual é o problema. Você vê cada etapa e pode responder na solicitação.',
  ),
  ul(
    'É possível anexar fotos e um PDF',
    'A guia de devolução é impressa a partir da solicitação',
    'As reposições são enviadas como um volume do mesmo pedido',
    'Os reembolsos voltam para a forma de pagamento usada',
  ),
  p('A [política de devolução](page:returnPolicy) explica o que pode ser devolvido.'),
)

const shippingDates = text(
  'Datas de entrega para cada forma de envio',
  'Ao finalizar a compra, você vê quando o pedido chega no envio econômico, padrão e expresso.',
  p(
    'É difícil planejar com uma faixa de dias úteis. Agora a loja faz a conta por você: estoque ou prazo do item mais lento, processamento, tempo de trânsito e os fins de semana do seu país.',
  ),
  table(
    ['Forma', 'Trânsito', 'Frete'],
    ['Econômico', '15–45 dias úteis', 'o mais baixo'],
    ['Padrão', '7–20 dias úteis', 'por zona e peso'],
    ['Expresso', '3–7 dias úteis', 'por zona e peso'],
  ),
  p(
    'Se um item demora, considere um pedido separado para os outros. Detalhes: [política de envio](page:shippingPolicy).',
  ),
)

const documents = text(
  'Faturas, listas de embalagem e cotações em PDF',
  'Com o número do seu pedido de compra, empresa e número fiscal, prontas para a contabilidade.',
  ul(
    'Fatura: com dados estruturados, legíveis pelo programa de contabilidade',
    'Lista de embalagem: conteúdo de cada volume, com os lotes',
    'Fatura comercial para a alfândega: código SH, origem, peso',
    'Cotação: preços por quantidade, prazos e validade',
  ),
  p(
    'Informe uma só vez a empresa e o número fiscal em sua conta, e o número do pedido de compra ao finalizar a compra.',
  ),
  info('Nesta demonstração, os documentos trazem essa indicação e não têm efeito legal.'),
)

/** News in Portuguese. */
export const portugueseNews: Translations = {
  'news micro-fit-in-stock': microFit,
  'news terminal-blocks-630-v': terminalBlocks,
  'news usb-c-through-hole-tabs': usbC,
  'news high-reliability-stock': highReliability,
  'news quick-order-reads-your-list': quickOrder,
  'news after-sales-in-your-account': afterSales,
  'news shipping-dates-at-checkout': shippingDates,
  'news documents-as-pdf': documents,
}
