import { card, figures, h2, h3, info, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const whyGo = text(
  'Por que nos escolher',
  'O que você pode conferir antes de fazer o pedido e com o que nos comprometemos depois.',
  figures(
    ['1–3 dias úteis', 'de processamento dos pedidos pagos'],
    ['3–7 dias úteis', 'envio expresso para o mundo todo'],
    ['30 dias', 'de validade da cotação'],
    ['12 meses', 'de aviso antes de descontinuar um produto'],
  ),
  h2('Desenhos que dá para medir'),
  p(
    'Uma foto mostra que uma peça é branca. Um desenho mostra que ela é 0,5 mm larga demais. Todos os produtos de uma lista são desenhados na mesma escala, com uma régua acima, para que um contorno errado seja notado antes da compra. Na página do produto você tem o footprint com todas as ilhas, que pode ser impresso 1:1 e baixado em SVG ou DXF.',
  ),
  someParts('xh4', 'microFit4', 'kk4', 'vh4'),
  h2('Preços sem precisar telefonar'),
  p(
    'Cada produto mostra seus preços por quantidade e quanto você economiza na próxima faixa. Os preços são iguais para todos. Se você precisa de mais do que a faixa mais alta, envie a lista como solicitação de cotação: você recebe preços com prazos, em sua moeda, válidos por 30 dias, e pede em uma ou várias entregas.',
  ),
  h2('Estoque que existe de verdade'),
  p(
    'Ao finalizar um pedido, o estoque é reservado na hora; um pedido que não pode ser atendido é recusado com a lista dos produtos que faltam, em vez de ser aceito e cancelado depois. As entradas previstas aparecem com a data. Um produto fabricado sob encomenda traz essa indicação.',
  ),
  h2('Sua lista de materiais, do jeito que está'),
  p(
    'Cole no [pedido rápido](/quick-order) uma lista de um e-mail, de uma planilha ou do seu programa de CAD. Os títulos das colunas são reconhecidos, hifens e pontos nos códigos não importam, e códigos digitados errado são associados ao produto mais próximo e mostrados para você confirmar.',
  ),
  h2('Onde está cada resposta'),
  table(
    ['Pergunta', 'Onde encontrar a resposta'],
    ['Serve na minha placa?', 'Footprint na página do produto, impressão 1:1, DXF'],
    ['Cabe na minha caixa?', 'Contorno com as dimensões do corpo e, se informada, a altura total'],
    ['Com qual produto ele se encaixa?', 'Contraparte na página do produto, se o fabricante a informa'],
    ['O que mais tem o mesmo footprint?', 'Equivalentes de outros fabricantes'],
    [
      'Quando vai chegar?',
      'Datas de entrega por forma de envio, conforme estoque, prazo de fornecimento e tempo de trânsito',
    ],
    ['E se for descontinuado?', 'Status do ciclo de vida e substituto recomendado'],
  ),
  h2('Depois do pedido'),
  ul(
    'Cada status tem sua hora: confirmado, em separação, em inspeção, enviado, concluído',
    'Fatura, lista de embalagem e cotação em PDF, com o número do seu pedido de compra',
    'Devoluções, reposições e reparos são solicitados no pedido; você acompanha cada etapa em sua conta',
    'Seu gerente de conta responde de segunda a sexta: [contato](page:customer-manager)',
  ),
)

const manufacturingCenter = text(
  'Centro de fabricação',
  'Como são feitos os contatos, os alojamentos e os produtos sob medida, e quanto tempo isso leva.',
  figures(
    ['2–4 semanas', 'produção padrão'],
    ['6–12 semanas', 'produção sob medida após a aprovação das amostras'],
    ['0,5–7,62 mm', 'passos cobertos pelas ferramentas'],
  ),
  h2('Da fita ao contato'),
  p(
    'Os contatos são estampados em ferramentas progressivas a partir de fita de liga de cobre. A fita não é cortada durante a limpeza e o revestimento, para que cada contato possa ser rastreado até a sua bobina. Antes da montagem, uma câmera verifica a largura da lâmina e a abertura da mola; um contato fora dos limites faz a prensa parar.',
  ),
  table(
    ['Liga', 'Usada para', 'Por quê'],
    ['Bronze fosforoso', 'Contatos de sinal até 3 A', 'Boa elasticidade, boa soldagem, preço moderado'],
    [
      'Latão',
      'Barras de pinos, partes metálicas de bornes',
      'Fácil de tornear e estampar onde não é preciso efeito de mola',
    ],
    ['Cobre-níquel-silício', 'Contatos de potência a partir de 5 A', 'Mantém a força de mola a 105 °C ou mais'],
    ['Cobre-berílio', 'Contatos fêmea de alta confiabilidade', 'A maior força de mola no menor espaço'],
  ),
  h2('Revestimento'),
  ul(
    '**Estanho sobre níquel** para conectores fio-placa e bornes que são encaixados algumas dezenas de vezes',
    '**Ouro seletivo sobre níquel** só na área de contato, com estanho no terminal de solda',
    '**Ouro total** para produtos de alta confiabilidade e para contatos que comutam menos de 100 mA',
  ),
  p('Não encaixe ouro com estanho: o par sofre corrosão. Veja [solução de problemas](page:troubleshooting).'),
  h2('Alojamentos'),
  p(
    'Os alojamentos são injetados em PBT, PA66 ou LCP com fibra de vidro, todos UL 94 V-0. O LCP suporta a soldagem por refusão e preenche paredes finas, por isso é usado em produtos SMD de passo fino; o PBT e a PA66 são usados onde as travas precisam flexionar. Os alojamentos são medidos conforme o desenho que você vê na loja.',
  ),
  h2('Montagem'),
  ol(
    'Os contatos são prensados no alojamento e a força de retenção é verificada por amostragem',
    'A coplanaridade dos terminais é verificada: no máximo 0,10 mm em produtos SMD',
    'Uma câmera lê a polaridade, a codificação e a marcação',
    'Os produtos são embalados em fita e carretel, tubo, bandeja ou saco, conforme a página do produto',
  ),
  h2('Produtos sob medida'),
  p('O que mudamos com mais frequência e o que isso significa para o preço e o prazo:'),
  table(
    ['Mudança', 'Ferramental', 'Prazo'],
    ['Vias sem contato, outro revestimento, outra cor', 'nenhum', '6 semanas'],
    ['Outra codificação, marcação impressa, outro terminal de solda', 'inserto', '8 semanas'],
    ['Alojamento novo', 'molde', '12 semanas, após a aprovação das amostras'],
  ),
  p(
    'Envie um desenho ou uma página de produto com suas anotações pelo [formulário de contato](page:contact), assunto “Produto sob medida”. Você recebe uma cotação com as datas das amostras. Produtos sob medida não podem ser cancelados nem devolvidos depois de iniciada a produção, salvo por defeito.',
  ),
  card('gmstba10'),
  info('O centro de fabricação pertence à empresa fictícia desta demonstração.'),
)

const researchCenter = text(
  'Para desenvolvedores',
  'Footprints, desenhos e guias para quem projeta placas de circuito impresso.',
  h2('O que cada página de produto tem'),
  table(
    ['O quê', 'Formato', 'Para que serve'],
    ['Footprint cotado', 'na página, SVG, DXF', 'conferir um footprint, importá-lo como esboço'],
    ['Contorno', 'na página, SVG, DXF', 'posicionar o produto, recortar um painel frontal'],
    ['Impressão 1:1', 'papel, A4', 'colocar a peça real em cima'],
    ['Tabela de ilhas', 'na página, mm ou polegadas', 'criar um footprint à mão, conferir uma ilha'],
    ['Datasheet', 'link para o fabricante', 'tudo o que não é cota da placa'],
  ),
  p(
    'Origem e eixos: a origem é a do footprint, em geral o pino 1; x aponta para a direita, y para baixo, vista do lado dos componentes. O pino 1 tem contorno grosso. Dos furos são informados o diâmetro da broca e o tamanho da ilha.',
  ),
  card('mezzanine40'),
  h2('Como conferir um footprint em cinco minutos'),
  p(
    'Imprima a página do produto 1:1, meça a barra de escala com um paquímetro, coloque a peça sobre o papel e compare o pino 1, a codificação e os pinos-guia. O guia abaixo explica cada passo e os erros mais comuns.',
  ),
  h2('Busque na linguagem das placas'),
  ul(
    '`2x10 1,27 vertical SMD` encontra duas fileiras de dez, passo de 1,27 mm, vertical, montagem em superfície',
    '`43045 0400`, `430450400` e `43045-0400` encontram o mesmo produto',
    '`mini usb`, `rj45 led` e `ffc 0,5` buscam por uso e por característica',
  ),
  h2('De onde vêm as dimensões'),
  p(
    'Os footprints são os da biblioteca do KiCad (CC BY-SA 4.0), corrigidos onde a biblioteca e os fabricantes contam de forma diferente. Prevalece o datasheet do fabricante: confira-o antes de encomendar placas.',
  ),
  info(
    'Seus próprios programas usam nossa API HTTP com uma chave de acesso: ela está descrita em `/api/docs`. O KiCad lê nossos produtos como biblioteca HTTP.',
  ),
)

const troubleshooting = text(
  'Solução de problemas',
  'Falhas comuns de conectores, na ordem em que devem ser verificadas.',
  h2('Não encaixa'),
  ol(
    'Compare o passo sobre o maior número possível de vias: no oitavo contato, 2,50 e 2,54 mm já diferem em 0,28 mm',
    'Compare a codificação: muitas séries têm versões que diferem em uma só nervura',
    'Compare a distância entre fileiras, se houver duas',
    'Compare o gênero dos contatos: em algumas séries os pinos ficam no conector de placa, em outras no alojamento do cabo',
  ),
  table(
    ['Parecidos', 'Como distinguir'],
    ['2,50 mm (XH) e 2,54 mm (barras de pinos)', 'distância sobre dez contatos: 22,5 ou 22,86 mm'],
    ['1,25 mm (GH) e 1,25 mm (PicoBlade)', 'altura e trava'],
    ['3,81 e 3,96 mm', 'distância sobre cinco contatos: 15,24 ou 15,84 mm'],
    ['Bornes de 5,00 e 5,08 mm', 'distância sobre onze contatos: 50,0 ou 50,8 mm'],
  ),
  tip(
    'Meça da borda esquerda do primeiro contato até a borda esquerda do último e divida pelo número de contatos menos um.',
  ),
  h2('Não serve na placa'),
  ul(
    'O desenho é uma vista do lado dos componentes. Um footprint desenhado por baixo fica espelhado',
    'O pino 1 tem contorno grosso em nossos desenhos e muitas vezes uma ilha quadrada na placa',
    'Imprima o footprint 1:1 e confira primeiro a barra de escala: muitas impressoras reduzem para caber na página',
    'Furos: o diâmetro no desenho é o do furo acabado, depois da metalização',
  ),
  h2('Mau contato'),
  h3('Desde o primeiro dia'),
  ul(
    'Fio crimpado sobre a isolação: puxe e ele sai',
    'Contato mal assentado: falta o clique, e ele pode ser empurrado para trás pela frente',
    'Fluxo de solda na área de contato de um conector de placa: acontece quando ele é lavado em pé',
  ),
  h3('Depois de meses'),
  ul(
    'Ouro encaixado com estanho: o estanho se move com a vibração e oxida (fretting)',
    'Contato sobrecarregado: alojamento marrom em torno de uma via; confira o derating no [centro de testes](page:testCenter)',
    'Mola cansada pelo calor: força de extração abaixo da metade do valor de novo',
  ),
  h2('Estraga na soldagem'),
  warning(
    'Alojamentos de PA66 e PBT amolecem acima de 230 °C. Não os passe por um forno de refusão; são feitos para solda por onda ou manual.',
  ),
  ul(
    'Bolhas no alojamento: umidade. Seque a 125 °C por 24 horas ou use peças de um saco lacrado',
    'Terminais sem molhagem: peças com mais de dois anos, ou pasta fria demais nas ilhas grandes',
    'Peça levantada de um lado: ilhas desiguais; compare com o footprint na página do produto',
  ),
  h2('Ainda não funciona'),
  p(
    'Se você comprou o produto aqui, solicite o pós-venda no pedido; se não, escreva pelo [formulário de contato](page:contact) com uma foto dos dois lados. Veja também as [perguntas frequentes](page:faq).',
  ),
)

/** Why choose us, manufacturing, resources for developers and troubleshooting in Portuguese. */
export const portugueseCompany: Translations = {
  'page whyGo': whyGo,
  'page manufacturingCenter': manufacturingCenter,
  'page researchCenter': researchCenter,
  'page troubleshooting': troubleshooting,
}
