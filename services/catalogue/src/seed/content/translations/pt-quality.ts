import { figures, h2, h3, info, ol, p, table, text, tip, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const qualityControl = text(
  'Controle de qualidade',
  'Da inspeção de recebimento ao saco lacrado: quem verifica o quê e o que fica registrado.',
  figures(
    ['cada lote', 'é amostrado na chegada'],
    ['2 pessoas', 'contam cada envio'],
    ['48 horas', 'para informar danos no transporte'],
    ['10 anos', 'de guarda dos números de lote'],
  ),
  h2('Inspeção de recebimento'),
  p(
    'Nenhum produto entra no estoque sem número de lote e sem amostragem. O que é reprovado é bloqueado e devolvido ao fabricante.',
  ),
  table(
    ['Verificação', 'Como', 'Amostra'],
    ['Documentos', 'Código, lote, código de data, declaração RoHS', 'cada entrega'],
    ['Dimensões', 'Passo, corpo e terminais conforme o desenho', '5 unidades por lote'],
    ['Revestimento', 'Fluorescência de raios X: camadas e espessura', '1 unidade por lote'],
    ['Soldabilidade', 'Imersão e inspeção visual, IEC 60068-2-20', '3 unidades por lote com mais de 24 meses'],
    ['Embalagem', 'Lacre, cartão de umidade, etiqueta do carretel', 'cada unidade de embalagem'],
  ),
  h2('No depósito'),
  ul(
    'Os produtos são armazenados por lote; o lote mais antigo sai primeiro',
    'Produtos sensíveis à umidade ficam em armários secos abaixo de 5% de umidade relativa',
    'As versões em ouro e em estanho do mesmo produto têm localizações separadas, pois se parecem e não podem ser misturadas',
    'Carretéis abertos são recontados antes de serem vendidos como fita cortada',
  ),
  h2('Inspeção de saída'),
  ol(
    'Quem faz a separação escaneia a localização e o produto; uma localização errada interrompe a separação',
    'Uma segunda pessoa conta e compara contorno e marcação com o pedido',
    'O resultado é registrado para cada item do pedido, com a hora',
    'Os sacos são lacrados, etiquetados com código, quantidade e lote, e embalados contra impactos',
  ),
  p(
    'Você pode acompanhar essas etapas: antes do envio, o pedido passa por “Em separação” e “Em inspeção”, e a página do pedido mostra a hora de cada uma.',
  ),
  h2('Somente produtos originais'),
  p(
    'Compramos dos fabricantes e de seus distribuidores autorizados, não de listas de excedentes. O número do lote no saco leva à nossa compra. Se tiver dúvida sobre uma peça, solicite o pós-venda no pedido com uma foto da etiqueta; nós a comparamos com o registro de recebimento.',
  ),
  h2('Se algo estiver errado'),
  p(
    'Informe danos no transporte e quantidades erradas em até 48 horas após a entrega; qualquer outra coisa, assim que perceber. A [política de devolução](page:returnPolicy) explica como uma solicitação é tratada. Cada defeito confirmado termina com uma causa e uma medida, não só com uma nota de crédito.',
  ),
  tip(
    'Guarde um saco lacrado de cada lote até que as primeiras placas passem no seu teste. É a melhor prova se você precisar reclamar.',
  ),
)

const testCenter = text(
  'Centro de testes',
  'O que é verificado em cada pedido, o que é testado mediante solicitação e com qual método.',
  figures(
    ['cada pedido', 'é inspecionado antes do envio'],
    ['8', 'métodos de teste mediante solicitação'],
    ['10 anos', 'de guarda dos registros de teste'],
  ),
  h2('Em cada pedido'),
  ul(
    'Código, fabricante e lote conforme o pedido',
    'Quantidade por peso e por contagem, por duas pessoas',
    'Contorno e passo conforme o desenho, cinco unidades por lote',
    'Revestimento por fluorescência de raios X, uma unidade por lote',
    'Embalagem: saco lacrado, cartão de umidade e dessecante para produtos sensíveis à umidade',
  ),
  p(
    'O resultado é registrado com o pedido. Enquanto isso, o status é “Em inspeção”, e a hora aparece na página do pedido.',
  ),
  h2('Mediante solicitação'),
  p(
    'Indique o teste na sua solicitação de cotação. As amostras são retiradas do lote que você recebe e cobradas como produtos.',
  ),
  table(
    ['Teste', 'Método', 'Limite usual', 'Amostras', 'Dias'],
    ['Resistência de contato', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
    ['Resistência de isolação', 'IEC 60512-3-1, 500 V CC', '1.000 MΩ', '5', '1'],
    ['Tensão suportável', 'IEC 60512-4-1, 1 min', '500–2.500 V CA', '5', '1'],
    ['Força de encaixe e de extração', 'IEC 60512-13-2', 'conforme o datasheet', '5', '2'],
    ['Retenção do contato', 'IEC 60512-15-1', '10–30 N', '10', '2'],
    ['Elevação de temperatura', 'IEC 60512-5-1', '30 K na corrente nominal', '3', '3'],
    ['Variação de temperatura', 'IEC 60512-11-4, 5 ciclos', 'variação de no máximo 10 mΩ', '5', '4'],
    ['Névoa salina', 'IEC 60512-11-6, 48 h', 'sem metal-base visível', '5', '5'],
  ),
  h2('Como ler um relatório'),
  h3('Média e pior valor'),
  p(
    'Uma média de 6 mΩ diz pouco se um contato tem 40 mΩ. Nossos relatórios trazem cada contato, a média e o pior valor. Compare o pior com o seu limite.',
  ),
  h3('Valor inicial e após envelhecimento'),
  p(
    'A resistência de contato é medida antes e depois dos ciclos de temperatura ou da névoa salina. O que conta é a diferença, não o valor final.',
  ),
  h3('Derating'),
  p(
    'Uma corrente nominal vale para um número de contatos energizados e para um fio. Com todas as vias de um conector de dez em uso, conte com 60 a 70% do valor de um só contato; em um gabinete quente, com a metade.',
  ),
  h2('Páginas relacionadas'),
  ul(
    '[Controle de qualidade](page:qualityControl)',
    '[Solução de problemas](page:troubleshooting)',
    '[Certificados](page:complianceCenter)',
  ),
  info('O centro de testes pertence à empresa fictícia desta demonstração. Nenhum relatório é emitido.'),
)

const complianceCenter = text(
  'Certificados e patentes',
  'RoHS, REACH, código SH e origem, e os documentos por trás deles.',
  h2('O que consta em cada página de produto'),
  table(
    ['Indicação', 'Significa', 'Muda quando'],
    [
      'RoHS',
      'Diretiva 2011/65/UE com (UE) 2015/863: dez substâncias abaixo de seus limites',
      'o fabricante muda a liga ou o revestimento',
    ],
    [
      'REACH SVHC',
      'Nenhuma substância que suscita elevada preocupação acima de 0,1% em peso',
      'a lista de candidatas é ampliada, em geral em janeiro e junho',
    ],
    ['Código SH', 'Seis primeiros dígitos da tarifa aduaneira', 'a tarifa é revisada, a cada cinco anos'],
    [
      'País de origem',
      'Onde ocorreu a última transformação substancial',
      'a produção muda de lugar; vale o lote no seu saco',
    ],
  ),
  p(
    'Peças de latão contêm até 4% de chumbo conforme a isenção 6(c) da RoHS. Se um produto faz uso dela, a declaração informa.',
  ),
  h2('Documentos que você pode solicitar'),
  ul(
    'Declaração de conformidade com os números dos lotes que você recebeu',
    'Declaração de materiais por produto (IPC-1752A classe C), se o fabricante a fornece',
    'Fatura comercial para a alfândega com código SH, origem e peso: acompanha cada volume',
    'Declaração de origem para o seu cadastro de fornecedores',
  ),
  p('Escreva pelo [formulário de contato](page:contact), com número do pedido e códigos.'),
  h2('Exportação'),
  p(
    'A maioria dos conectores não precisa de licença. Séries de alta confiabilidade podem precisar para alguns destinos ou usos; perguntamos antes de enviar. Os produtos não se destinam a sistemas de suporte à vida, nucleares ou de armas, salvo se o fabricante o declarar por escrito: veja as [condições de venda](page:termsOfSale).',
  ),
  info(
    'Os certificados e patentes listados aqui pertencem à empresa fictícia desta demonstração. Seus números começam com DEMO e não constam em nenhum registro.',
  ),
)

/** Quality, tests and certificates in Portuguese. */
export const portugueseQuality: Translations = {
  'page qualityControl': qualityControl,
  'page testCenter': testCenter,
  'page complianceCenter': complianceCenter,
}
