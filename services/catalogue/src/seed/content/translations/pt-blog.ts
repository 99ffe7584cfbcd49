import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const pitch = text(
  '2,50 ou 2,54 mm?',
  'Como distinguir dois passos que diferem pela espessura de um fio de cabelo.',
  p(
    'Os dois passos mais comuns do ramo diferem em 0,04 mm. Em um só passo, nenhum paquímetro mostra isso. Em dez, mostra.',
  ),
  h2('Meça sobre muitos contatos'),
  p(
    'Meça da borda esquerda do primeiro contato até a borda esquerda do último. Divida pelo número de contatos menos um.',
  ),
  table(
    ['Contatos', '2,50 mm', '2,54 mm', 'Diferença'],
    ['2', '2,50', '2,54', '0,04'],
    ['5', '10,00', '10,16', '0,16'],
    ['8', '17,50', '17,78', '0,28'],
    ['10', '22,50', '22,86', '0,36'],
    ['20', '47,50', '48,26', '0,76'],
  ),
  tip(
    'Com menos de cinco contatos, observe o corpo: um JST XH tem um alojamento com rasgos e 5,75 mm de profundidade; uma barra de pinos não tem alojamento.',
  ),
  h2('O que acontece se você misturar'),
  p(
    'Até três vias costumam encaixar. Com cinco, os contatos externos são desviados em 0,16 mm; com oito, eles entortam. Na bancada nada quebra; o contato abre quando o aparelho esquenta.',
  ),
  someParts('xh4', 'pinHeader6'),
  p('Outros conectores fáceis de confundir estão em [solução de problemas](page:troubleshooting).'),
)

const pinOne = text(
  'Por que o pino 1 é quadrado',
  'Uma convenção que não custa nada e salva uma placa.',
  p(
    'Uma ilha quadrada é fácil de achar, mesmo em uma placa nua, dos dois lados, sem serigrafia e sem desenho. Não custa nada, pois para o fabricante de placas tanto faz a forma de uma ilha.',
  ),
  h2('Onde isso falha'),
  ul(
    'Produtos SMD: todas as ilhas são retângulos. Use na serigrafia um ponto ou um canto chanfrado fora do corpo',
    'Duas fileiras: nas barras de pinos, o pino 2 fica ao lado do pino 1; nos encapsulamentos DIL, continua na mesma fileira. O quadrado diz onde está o 1, não onde está o 2',
    'Footprints espelhados: o quadrado está no canto certo do lado errado',
  ),
  h2('Como nossos desenhos o mostram'),
  p(
    'O pino 1 tem contorno grosso e seu número; a vista é do lado dos componentes. Na lista, todos os produtos têm o pino 1 à esquerda, para que dois possam ser comparados sem girar nenhum.',
  ),
  card('idc10'),
)

const footprint = text(
  'Confira um footprint no papel antes de encomendar placas',
  'Cinco minutos com uma impressora revelam a maioria dos erros que custam uma revisão.',
  ol(
    'Abra a página do produto e escolha “Imprimir 1:1”. Desative “ajustar à página” na janela de impressão',
    'Meça a barra de escala: 10 mm têm de ser 10 mm. Se der 9,7, a impressora mudou a escala',
    'Imprima também o seu próprio layout 1:1 e coloque as duas folhas contra uma janela',
    'Coloque a peça real sobre o papel: pinos nas ilhas, pinos-guia nos furos, corpo dentro do contorno',
    'Gire-a uma vez. Se também encaixar ao contrário, você precisa de codificação',
  ),
  table(
    ['Encontrado no papel', 'Teria custado'],
    ['Footprint espelhado', 'uma revisão da placa'],
    ['Trava que bate em um capacitor ao abrir', 'uma revisão da placa'],
    ['Falta o furo do pino-guia', 'com sorte, só furar à mão'],
    ['Pino 1 na ponta errada', 'um protótipo queimado'],
  ),
  card('mezzanine40'),
  p('Os arquivos que a página de um produto oferece estão listados em [para desenvolvedores](page:researchCenter).'),
)

const crimping = text(
  'Uma crimpagem que aguenta',
  'Como é uma boa crimpagem e que força de tração ela deve suportar.',
  p(
    'A maioria dos maus contatos em conectores fio-placa são más crimpagens. O contato está bom, o fio está bom; o barril entre eles, não.',
  ),
  h2('Olhe'),
  ul(
    'Filamentos visíveis nas duas pontas do barril do condutor, nenhum fora dele',
    'Isolação dentro do barril de isolação, e nem um milímetro além',
    'Boca de sino na ponta do lado do fio: sem ela, os filamentos são cortados',
    'Nenhuma dobra entre o contato e o barril',
  ),
  h2('Puxe'),
  p('Forças de tração da IEC 60352-2 para uma crimpagem:'),
  table(
    ['Fio', 'Seção', 'Força'],
    ['AWG 28', '0,08 mm²', '11 N'],
    ['AWG 24', '0,20 mm²', '28 N'],
    ['AWG 22', '0,32 mm²', '40 N'],
    ['AWG 20', '0,52 mm²', '60 N'],
    ['AWG 18', '0,82 mm²', '90 N'],
  ),
  tip(
    'Puxe três crimpagens antes de cada série e três depois. Se as últimas falharem, você sabe que a ferramenta se desajustou.',
  ),
  warning(
    'Não solde uma crimpagem para “melhorá-la”. A solda sobe pelos filamentos e cria o ponto em que eles se quebram.',
  ),
  someParts('xh4', 'sh4', 'picoBlade5'),
)

const tinOrGold = text(
  'Estanho ou ouro?',
  'O revestimento pelo qual você paga deve ser aquele de que você precisa.',
  table(
    ['', 'Estanho', 'Ouro'],
    ['Ciclos de encaixe', '10–50', '100–500'],
    ['Força de contato necessária', 'acima de 1 N', 'a partir de 0,3 N'],
    ['Tensão e corrente', 'acima de 1 V, 100 mA', 'qualquer uma, até microvolts'],
    ['Vibração', 'só com uma trava firme', 'sim'],
    ['Preço', 'baixo', 'duas a quatro vezes o do estanho'],
  ),
  h2('Três regras'),
  ol(
    'Potência que é encaixada poucas vezes: estanho',
    'Sinais abaixo de 100 mA, ou tudo o que vibra: ouro',
    'Nunca um com o outro: o estanho se desgasta sobre o ouro e oxida ali',
  ),
  p(
    'A regra dos 100 mA é mais velha que a maioria de nós: abaixo dessa corrente, o contato não rompe sozinho a película de óxido do estanho.',
  ),
  h2('Olhe também o terminal'),
  p(
    'Ouro no terminal de solda torna a junta frágil. Bons produtos têm ouro no contato e estanho no terminal; o datasheet chama isso de revestimento seletivo.',
  ),
  card('pinHeader40'),
)

const derating = text(
  'Por que um contato de 3 A não conduz 3 A',
  'O que significa a corrente nominal e quanto resta dela no seu equipamento.',
  p(
    'A corrente nominal de um datasheet é um limite de temperatura disfarçado: a corrente em que um contato fica 30 K mais quente que o ar, muitas vezes com um só contato energizado e o fio mais grosso.',
  ),
  h2('O que a reduz'),
  table(
    ['Condição', 'Fator'],
    ['2 contatos lado a lado', '0,9'],
    ['4 contatos', '0,8'],
    ['10 contatos, todos energizados', '0,6–0,7'],
    ['Fio duas bitolas mais fino', '0,8'],
    ['85 °C no gabinete, produto de 105 °C', '0,6'],
  ),
  p('Multiplique o que se aplica. Um contato de 3 A, dez deles em uso, em um gabinete quente: 3 × 0,65 × 0,6 = 1,2 A.'),
  tip(
    'Se for pouco, use dois contatos em paralelo e conte com 1,6 vez a corrente de um só, pois eles nunca a dividem por igual.',
  ),
  h2('Produtos para mais corrente'),
  someParts('vh4', 'kk4', 'microFit4'),
  p('A elevação de temperatura pode ser medida no seu próprio lote: [centro de testes](page:testCenter).'),
)

/** Articles of the blog in Portuguese. */
export const portugueseBlog: Translations = {
  'blog pitch-2-50-or-2-54': pitch,
  'blog why-pin-1-is-square': pinOne,
  'blog check-a-footprint-1-to-1': footprint,
  'blog crimping-that-holds': crimping,
  'blog tin-or-gold': tinOrGold,
  'blog derating-explained': derating,
}
