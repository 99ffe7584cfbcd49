import { faq, h2, text, ul } from '../write.ts'

/** Frequently asked questions in Portuguese. */
export const portugueseFaq = text(
  'Perguntas frequentes',
  'Respostas curtas sobre como encontrar produtos, pedidos, envio, devoluções e sua conta.',
  h2('Encontrar o produto certo'),
  faq(
    'Tenho um conector sem identificação. Como o encontro?',
    'Meça o passo sobre o maior número possível de contatos, conte as vias e as fileiras e observe se ele é vertical ou em ângulo reto. Digite isso na busca, por exemplo `2x5 2,54 90 graus`, ou use os filtros de uma [categoria](/product/all/all). Depois compare o contorno na lista com a régua acima dela.',
  ),
  faq(
    'Por que não há fotos?',
    'Os desenhos mostram mais: cada produto é desenhado em escala e com cotas, a partir dos mesmos dados do footprint.',
  ),
  faq(
    'Qual é a exatidão dos desenhos?',
    'Eles vêm de dados de footprint com resolução de 0,01 mm. A altura e os detalhes dentro do contorno não fazem parte desses dados. Prevalece o datasheet do fabricante, com link na página do produto.',
  ),
  faq(
    'Qual produto se encaixa no meu?',
    'Se o fabricante a informa, a página do produto mostra a contraparte. Se não, escreva para nós com o código; nós procuramos.',
  ),
  faq(
    'Posso comparar produtos?',
    'Sim, até seis. Marque-os em uma lista ou clique em “Comparar” na página de um produto; as linhas diferentes ficam destacadas.',
  ),
  faq(
    'O que significa “Não recomendado para novos projetos”?',
    'O fabricante ainda produz o produto, mas planeja parar. Você pode pedi-lo; para placas novas, escolha o substituto recomendado.',
  ),
  h2('Preços e cotações'),
  faq(
    'Os preços são iguais para todos?',
    'Sim. Dependem só da quantidade, e cada produto mostra seus preços por quantidade.',
  ),
  faq('Por quanto tempo vale uma cotação?', '30 dias.'),
  faq(
    'Como solicito uma cotação?',
    'Na página de um produto, no carrinho ou, para uma lista inteira, no [pedido rápido](/quick-order). Você pode informar preço-alvo, data desejada e uma observação.',
  ),
  faq(
    'Posso dividir o pedido de uma cotação em várias entregas?',
    'Sim, até que todas as unidades tenham sido pedidas. O frete é cobrado por entrega.',
  ),
  faq(
    'Quais moedas posso usar?',
    'Escolha uma no topo da página. O pedido mantém sua moeda e seu câmbio, aconteça o que acontecer depois.',
  ),
  h2('Pedido e pagamento'),
  faq(
    'Como peço uma lista de materiais inteira?',
    'Cole-a no [pedido rápido](/quick-order) ou envie um arquivo Excel ou CSV. Cada linha é associada a um produto e mostrada a você antes de entrar no carrinho.',
  ),
  faq(
    'Existe um pedido mínimo?',
    'Não há valor mínimo. Alguns produtos têm quantidade mínima ou múltiplo de pedido, por exemplo 10 ou 50 unidades; isso consta na página do produto.',
  ),
  faq(
    'Como pago?',
    'Lendo um código QR com o aplicativo da carteira. O código vale por 15 minutos e pode ser atualizado; o pedido espera até o prazo de pagamento.',
  ),
  faq(
    'O que acontece se eu não pagar a tempo?',
    'O pedido é cancelado no fim do prazo de pagamento e o estoque é liberado. Se um pagamento chegar depois, ele é reembolsado.',
  ),
  faq(
    'Posso cancelar um pedido?',
    'Sim, enquanto estiver aguardando pagamento. Depois que entrar em processamento, fale com o seu [gerente de conta](page:customer-manager). Produtos sob medida não podem ser cancelados após o início do processamento; depois do envio, o cancelamento em geral não é possível.',
  ),
  faq(
    'Posso informar um número de pedido de compra?',
    'Sim, ao finalizar a compra. Ele é impresso na fatura e na lista de embalagem.',
  ),
  faq(
    'Onde está minha fatura?',
    'Na página do pedido, em PDF, depois que os produtos forem enviados. Informe a empresa e o número fiscal em sua conta antes de fazer o pedido.',
  ),
  h2('Envio'),
  faq(
    'Quanto tempo leva um pedido?',
    'O processamento leva de 1 a 3 dias úteis. Depois, o transporte leva de 15 a 45 dias úteis no envio econômico, de 7 a 20 no padrão e de 3 a 7 no expresso.',
  ),
  faq('Quando vejo o rastreamento?', 'De 24 a 48 horas após o envio.'),
  faq('Quanto tempo leva a produção?', 'Produtos padrão, de 2 a 4 semanas; produtos sob medida, de 6 a 12 semanas.'),
  faq(
    'Preciso pagar tarifas aduaneiras?',
    'As tarifas aduaneiras e os impostos do seu país não estão incluídos e são pagos na entrega. A fatura comercial para a alfândega acompanha o volume.',
  ),
  faq(
    'Posso mudar o endereço de entrega?',
    'Na página do pedido até o início da separação; depois, mediante solicitação, até a saída do primeiro volume. Se o frete ficar mais baixo, a diferença é reembolsada; se ficar mais alto, fale com seu gerente de conta.',
  ),
  faq(
    'Por que chegou só uma parte do meu pedido?',
    'Ele foi enviado em vários volumes. A página do pedido mostra cada um com seu conteúdo e código de rastreamento.',
  ),
  h2('Qualidade e devoluções'),
  faq(
    'E se algo chegar danificado?',
    'Informe em até 48 horas após a entrega e solicite o pós-venda na página do pedido.',
  ),
  faq(
    'Por quanto tempo posso devolver produtos?',
    'O formulário informa o prazo de cada tipo de solicitação. Veja a [política de devolução](page:returnPolicy).',
  ),
  faq(
    'Os produtos são originais?',
    'Sim. Compramos dos fabricantes e de seus distribuidores autorizados, e cada saco traz o número do lote: [controle de qualidade](page:qualityControl).',
  ),
  faq(
    'Recebo um certificado com a entrega?',
    'Mediante solicitação: uma declaração de conformidade com os números dos seus lotes. Os documentos disponíveis estão em [certificados](page:complianceCenter).',
  ),
  faq(
    'O que acontece quando um produto é descontinuado?',
    'Avisamos com 12 meses de antecedência, recomendamos um substituto, se houver, e damos suporte ao produto por 5 anos.',
  ),
  h2('Conta e dados'),
  faq(
    'Preciso de uma conta?',
    'Para navegar, buscar, consultar estoque e rastrear um pedido, não. Para usar o carrinho e fazer pedidos, sim. Cadastre-se com um telefone ou um e-mail.',
  ),
  faq(
    'Esqueci minha senha.',
    'Escolha “Entrar” e redefina a senha com um código de verificação. Você também pode entrar só com o código.',
  ),
  faq(
    'Quem vê meus dados?',
    ul(
      'A transportadora, a alfândega e o provedor de pagamento, na medida em que precisam deles',
      'Mais ninguém: a loja não tem rastreadores de terceiros. Veja a [política de privacidade](page:privacyPolicy)',
    ),
  ),
)
