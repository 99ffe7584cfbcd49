import { card, figures, h2, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const batteryPacks = text(
  'Packs de baterias',
  'Conectores polarizados e com trava, com passo de 2,00 a 3,00 mm e reserva de corrente.',
  figures(
    ['2,00–3,00 mm', 'passo usual'],
    ['50%', 'de derating em caixas quentes'],
    ['n + 1', 'derivações para n células em série'],
  ),
  h2('O que importa'),
  ul(
    'Contatos que não abrem com a vibração: um fio de balanceamento que abre por um instante parece uma célula morta',
    'Codificação que protege a polaridade, pois um plugue de balanceamento invertido aplica a tensão do pack inteiro a uma entrada',
    'Seções que limitam a elevação de temperatura: as células envelhecem mais rápido ao lado de um conector quente',
  ),
  h2('Como escolher'),
  ol(
    'Conte as derivações de balanceamento: células em série mais uma',
    'Para os contatos de potência, some as correntes de pico de todas as células em paralelo',
    'Em caixas quentes, reduza em 50% a corrente do conector',
    'Reserve uma via para o sensor de temperatura, melhor duas: ele precisa de um retorno',
    'Deixe um passo livre entre a derivação mais alta e a mais baixa, ou use dois conectores',
  ),
  table(
    ['Função', 'Série', 'Passo', 'Por quê'],
    [
      'Derivações de balanceamento',
      'XH',
      '2,50 mm',
      'o plugue de balanceamento usual, polarizado, ferramentas baratas',
    ],
    [
      'Derivações de balanceamento, muitas células',
      'PUD, duas fileiras',
      '2,00 mm',
      'metade do comprimento, com trava',
    ],
    ['Carga e descarga', 'Micro-Fit', '3,00 mm', 'trava positiva, potência e sinal em um só alojamento'],
  ),
  card('xh4'),
  tip(
    'Conecte o plugue de balanceamento por último e desconecte-o primeiro. Conectado primeiro, ele suporta o pico de corrente de ligação do pack.',
  ),
  h2('Leia também'),
  ul('[Uma crimpagem que aguenta](blog:crimping-that-holds)', '[2,50 ou 2,54 mm?](blog:pitch-2-50-or-2-54)'),
)

const solarInverters = text(
  'Inversores solares',
  'Bornes para a fiação de campo, conectores de potência no interior e um jack para o data logger.',
  h2('Três zonas, três conectores'),
  table(
    ['Zona', 'Tensão', 'Conector'],
    ['Fiação de campo, lado da rede', '230–400 V', 'bornes com passo de 7,50 ou 7,62 mm'],
    ['Entre a placa de potência e a de controle', '24–60 V', 'fio-placa com passo de 3,96 mm'],
    ['Comunicação', 'abaixo de 5 V', 'RJ45 blindado e isolado'],
  ),
  h2('O que importa'),
  ul(
    'Distância de isolação: acima de 2.000 m de altitude, multiplique por 1,14 a cada 1.000 m a mais',
    'Temperatura: dentro de um inversor fechado, 85 °C são normais; por isso, escolha produtos de 105 °C',
    'Vinte anos ao ar livre: bornes que mantêm a força, revestimento que resiste à umidade',
  ),
  h2('Como escolher'),
  ol(
    'A tensão nominal e a categoria de sobretensão definem o passo do borne',
    'O fio com seu terminal tubular define o tamanho do borne; em algumas séries, 2,5 mm² com terminal exigem um borne de 4 mm²',
    'Plugável do lado que recebe manutenção, fixo do lado que não recebe',
  ),
  card('gmstba12'),
  p('Com o borne plugável, o instalador troca o inversor sem soltar nenhum parafuso sob tensão.'),
)

const motorDrives = text(
  'Acionamentos de motores',
  'Bornes plugáveis com passo de 5,08 a 7,62 mm, para 320 a 630 V.',
  h2('O que importa'),
  ul(
    'Distâncias de escoamento e de isolação para a sobretensão de frenagem: um acionamento de 400 V freia a 750 V CC',
    'Parafusos que mantêm o torque depois de milhares de ciclos de temperatura',
    'Sinais do encoder longe das saídas do motor, com a blindagem ligada nas duas pontas',
  ),
  h2('Como escolher'),
  ol(
    'Comece pela tensão nominal e pelo grau de poluição: os dois definem o passo',
    'Depois, o fio com seu terminal tubular, já que o terminal é mais largo que o fio',
    'Depois, o número de polos; um a mais do que o necessário deixa lugar para a blindagem',
    'Por fim, a direção de encaixe: paralela à placa em uma caixa para trilho DIN, vertical atrás de um painel',
  ),
  table(
    ['Conexão', 'Passo', 'Valores nominais', 'Categoria'],
    ['Motor, resistor de frenagem', '7,62 mm', '630 V, 12 A', 'bornes plugáveis'],
    ['Alimentação de 24 V, entradas', '5,08 mm', '320 V, 12 A', 'bornes plugáveis'],
    ['Encoder', '2,77 mm', 'sinal', 'D-Sub, 9 ou 15 vias'],
    ['Painel de operação', '2,54 mm', 'sinal', 'conector box header (IDC), cabo flat'],
  ),
  card('gmstba10'),
  tip(
    'Use terminais tubulares em fios flexíveis com bornes de parafuso. Pontas estanhadas cedem sob pressão, e o parafuso afrouxa.',
  ),
)

const controlCabinets = text(
  'Painéis de comando',
  'Backplanes e módulos que são trocados durante décadas: DIN 41612, conectores box header e conectores modulares.',
  h2('O que importa'),
  ul(
    'Disponibilidade: um painel funciona por vinte anos; por isso, escolha produtos por uma norma, não por um único fabricante',
    'Ciclos de encaixe: a classe 2 da IEC 60603-2 suporta 400, a classe 1 suporta 500',
    'Codificação: dois cartões que cabem um no slot do outro um dia acabarão invertidos',
  ),
  h2('Como escolher'),
  ol(
    'Tipo B ou C conforme o número de sinais: 32, 64 ou 96',
    'Macho no cartão, fêmea no backplane, como prevê a norma',
    'Terminais conforme a espessura do backplane: soldados até 2,4 mm, press-fit acima disso',
    'Cabos flat no interior: conectores box header com travas onde uma porta puxa o cabo',
  ),
  table(
    ['Ligação', 'Conector', 'Vias'],
    ['Cartão ao backplane', 'DIN 41612', '16–96'],
    ['Cartão ao painel frontal', 'conector box header (IDC), 2,54 mm', '10–64'],
    ['Barramento de campo', 'conector modular, D-Sub', '8, 9'],
  ),
  card('din32'),
  p(
    'Trocar um cartão não deve exigir o esquema de ligação. Identifique os dois lados e use a codificação que o alojamento oferece.',
  ),
)

const railAndAviation = text(
  'Ferrovia e aviação',
  'Conectores de alta confiabilidade com passo de 1,25 a 2,00 mm, parafusos de fixação e alívio de tração.',
  figures(
    ['1,25 e 2,00 mm', 'de passo'],
    ['4 lâminas', 'em um contato fêmea de cobre-berílio'],
    ['30 anos', 'de vida de um veículo ferroviário'],
  ),
  h2('O que importa'),
  ul(
    'Contatos que suportam choques e névoa salina: quatro lâminas independentes por contato fêmea, ouro total',
    'Disponibilidade por toda a vida do veículo e um aviso 12 meses antes da descontinuação de um produto',
    'Travas que não dependem de atrito: parafusos de fixação ou travas de encaixe',
  ),
  h2('Como escolher'),
  ol(
    'Verifique primeiro a retenção do contato: ela define se um fio pode arrancar um contato',
    'Depois, o travamento do conector: parafusos onde a manutenção usa ferramenta, travas de encaixe onde não usa',
    'Depois, o alívio de tração, se o cabo sai do alojamento',
    'Reserve 20% de vias livres: os veículos são reequipados',
  ),
  table(
    ['Necessidade', 'Série', 'Passo'],
    ['Menor espaço, módulos de aviônica', 'Gecko', '1,25 mm'],
    ['Fio-placa com alívio de tração', 'L-Tek', '2,00 mm'],
    ['Placa-placa dentro de uma caixa', 'M20', '2,54 mm'],
  ),
  card('gecko20'),
  warning(
    'Pergunte antes de usar um produto em uma função de segurança. O fabricante precisa liberá-lo por escrito: veja as [condições de venda](page:termsOfSale).',
  ),
)

const handheldDevices = text(
  'Dispositivos portáteis',
  'Conectores FFC/FPC, placa-placa de passo fino e USB para displays, câmeras e carregadores.',
  h2('O que importa'),
  ul(
    'Altura: a maioria desses conectores é escolhida pela distância entre duas placas',
    'Queda: um receptáculo USB com abas em furos metalizados fica na placa; um só com ilhas SMD, não',
    'Montagem: um FFC preso por uma trava basculante pode ser conferido a olho nu',
  ),
  h2('Como escolher'),
  table(
    ['Ligação', 'Conector', 'Passo', 'Observe'],
    ['Display', 'FFC/FPC, 24–40 vias', '0,5 mm', 'contatos em cima ou embaixo, espessura do cabo de 0,3 mm'],
    ['Placa principal ao módulo', 'placa-placa', '0,5 mm', 'altura encaixada, pinos-guia'],
    ['Carga e dados', 'USB Type-C', '–', 'abas em furos metalizados, distância da borda'],
    ['Bateria, alto-falante', 'fio-placa', '1,0–1,25 mm', 'trava, fio AWG 28–32'],
  ),
  ol(
    'Desenhe a pilha de placas e anote cada distância',
    'Decida o lado dos contatos do FFC antes do layout: depois não dá para mudar',
    'Mantenha máscara de solda entre ilhas de 0,5 mm; do contrário, formam-se pontes',
  ),
  card('ffc24'),
  card('usbC'),
  p(
    'Para protótipos, peça fita cortada: não é preciso uma unidade de embalagem completa, e a quantidade é livre a partir da mínima.',
  ),
)

/** Solutions in Portuguese. */
export const portugueseSolutions: Translations = {
  'solution battery-packs': batteryPacks,
  'solution solar-inverters': solarInverters,
  'solution motor-drives': motorDrives,
  'solution control-cabinets': controlCabinets,
  'solution rail-and-aviation': railAndAviation,
  'solution handheld-devices': handheldDevices,
}
