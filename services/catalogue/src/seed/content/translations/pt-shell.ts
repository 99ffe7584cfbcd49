import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in Portuguese. */
export const portugueseShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Pedido rápido',
    'header-solution': 'Soluções',
    'header-page-inventory': 'Consulta de estoque',
    'header-page-qualityControl': 'Qualidade',
    'header-news': 'Notícias',
    'header-page-intro': 'Sobre nós',
    'header-page-faq': 'Perguntas frequentes',
    'header-page-contact': 'Contato',
    'footer-shop-product-all-all': 'Todos os produtos',
    'footer-shop-quick-order': 'Pedido rápido',
    'footer-shop-page-inventory': 'Consulta de estoque',
    'footer-shop-page-orderTracking': 'Rastrear pedido',
    'footer-shop-page-shippingPolicy': 'Envio',
    'footer-shop-page-returnPolicy': 'Devoluções',
    'footer-engineering-solution': 'Soluções',
    'footer-engineering-page-solutionService': 'Ajuda na escolha',
    'footer-engineering-page-researchCenter': 'Para desenvolvedores',
    'footer-engineering-page-testCenter': 'Centro de testes',
    'footer-engineering-page-troubleshooting': 'Solução de problemas',
    'footer-engineering-page-blog': 'Blog',
    'footer-company-page-intro': 'Sobre nós',
    'footer-company-page-whyGo': 'Por que nos escolher',
    'footer-company-page-manufacturingCenter': 'Fabricação',
    'footer-company-page-qualityControl': 'Controle de qualidade',
    'footer-company-page-complianceCenter': 'Certificados e patentes',
    'footer-company-news': 'Notícias',
    'footer-company-page-faq': 'Perguntas frequentes',
    'footer-company-page-contact': 'Contato',
    'footer-legal-page-termsOfSale': 'Condições de venda',
    'footer-legal-page-privacyPolicy': 'Privacidade',
    'footer-legal-page-shippingPolicy': 'Envio',
    'footer-legal-page-returnPolicy': 'Devoluções',
    'footer-legal-page-imprint': 'Aviso legal',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'barra de pinos 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'borne 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Cole sua lista de materiais',
    'Excel, CSV ou texto: estoque e preço são verificados linha a linha antes de entrar no carrinho.',
    'Pedido rápido',
  ),
  'banner home-terminal-blocks': linked(
    'Bornes para 630 V',
    'Passo de 7,50 e 7,62 mm, de 2 a 12 polos, em estoque.',
    'Conhecer a série de 630 V',
  ),
  'banner list-design-in': linked(
    'Não sabe qual série escolher?',
    'Informe corrente, fio e espaço: em dois dias úteis você recebe duas ou três opções.',
    'Ajuda na escolha',
  ),
  'banner cart-shipping': linked(
    'Envio em 1–3 dias úteis',
    'Expresso em 3–7 dias úteis, padrão em 7–20, econômico em 15–45.',
    'Envio',
  ),
  'seo quick-order': text(
    'Pedido rápido: conectores a partir da lista de materiais',
    'Cole códigos e quantidades ou envie um arquivo Excel ou CSV: estoque, preço e códigos parecidos, linha a linha.',
  ),
  'certificate quality-management': text(
    'Gestão da qualidade, conforme ISO 9001',
    'Compras, depósito, inspeção e venda de conectores.',
  ),
  'certificate environmental-management': text(
    'Gestão ambiental, conforme ISO 14001',
    'Depósito e embalagem; carretéis e bandejas reutilizáveis.',
  ),
  'certificate electrostatic-protection': text(
    'Proteção contra descargas eletrostáticas, conforme IEC 61340-5-1',
    'Recebimento, separação e embalagem.',
  ),
  'certificate test-laboratory': text(
    'Laboratório de testes, conforme ISO/IEC 17025',
    'Resistência de contato, isolação, força de extração, envelhecimento.',
  ),
  'patent keyed-housing': text(
    'Alojamento cuja codificação se lê por cima',
    'Uma nervura que mostra a versão de um produto sem desencaixá-lo.',
  ),
  'patent two-point-spring': text(
    'Contato de mola com dois pontos independentes',
    'O segundo ponto conduz a corrente enquanto o primeiro sofre uma perturbação.',
  ),
  'resource bom-template': text(
    'Modelo de lista de materiais',
    'CSV com os títulos que o pedido rápido reconhece e três linhas de exemplo.',
  ),
  'resource design-in-checklist': text(
    'Checklist para a escolha de um conector',
    'Tudo o que decide entre dois conectores, em uma tabela para preencher e nos enviar.',
  ),
  'resource scale-check': text(
    'Teste de escala para impressoras',
    'Uma régua de 100 mm e quatro passos. Imprima uma vez para saber se a sua impressora muda a escala.',
  ),
  'resource crimp-pull-forces': text(
    'Forças de tração de crimpagens',
    'Fio, seção e força mínima, de AWG 30 a AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Footprint de um conector placa-placa de 40 vias',
    'DXF em mm, 1:1. A página de cada produto oferece o seu.',
  ),
}
