import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in Spanish. */
export const spanishShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Pedido rápido',
    'header-solution': 'Soluciones',
    'header-page-inventory': 'Consulta de existencias',
    'header-page-qualityControl': 'Calidad',
    'header-news': 'Novedades',
    'header-page-intro': 'Quiénes somos',
    'header-page-faq': 'Preguntas frecuentes',
    'header-page-contact': 'Contacto',
    'footer-shop-product-all-all': 'Todos los productos',
    'footer-shop-quick-order': 'Pedido rápido',
    'footer-shop-page-inventory': 'Consulta de existencias',
    'footer-shop-page-orderTracking': 'Seguimiento de pedidos',
    'footer-shop-page-shippingPolicy': 'Envíos',
    'footer-shop-page-returnPolicy': 'Devoluciones',
    'footer-engineering-solution': 'Soluciones',
    'footer-engineering-page-solutionService': 'Ayuda para elegir',
    'footer-engineering-page-researchCenter': 'Para desarrolladores',
    'footer-engineering-page-testCenter': 'Centro de ensayos',
    'footer-engineering-page-troubleshooting': 'Resolución de problemas',
    'footer-engineering-page-blog': 'Blog',
    'footer-company-page-intro': 'Quiénes somos',
    'footer-company-page-whyGo': 'Por qué elegirnos',
    'footer-company-page-manufacturingCenter': 'Fabricación',
    'footer-company-page-qualityControl': 'Control de calidad',
    'footer-company-page-complianceCenter': 'Certificados y patentes',
    'footer-company-news': 'Novedades',
    'footer-company-page-faq': 'Preguntas frecuentes',
    'footer-company-page-contact': 'Contacto',
    'footer-legal-page-termsOfSale': 'Condiciones de venta',
    'footer-legal-page-privacyPolicy': 'Privacidad',
    'footer-legal-page-shippingPolicy': 'Envíos',
    'footer-legal-page-returnPolicy': 'Devoluciones',
    'footer-legal-page-imprint': 'Aviso legal',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'tira de pines 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'bloque de terminales 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Pegue su lista de materiales',
    'Excel, CSV o texto: se comprueban existencias y precio de cada línea antes de añadirla.',
    'Pedido rápido',
  ),
  'banner home-terminal-blocks': linked(
    'Bloques de terminales para 630 V',
    'Paso de 7,50 y 7,62 mm, de 2 a 12 polos, en stock.',
    'Ver la serie de 630 V',
  ),
  'banner list-design-in': linked(
    '¿Duda entre varias series?',
    'Indíquenos corriente, cable y espacio: recibirá dos o tres opciones en dos días hábiles.',
    'Ayuda para elegir',
  ),
  'banner cart-shipping': linked(
    'Envío en 1–3 días hábiles',
    'Exprés en 3–7 días hábiles, estándar en 7–20, económico en 15–45.',
    'Envíos',
  ),
  'seo quick-order': text(
    'Pedido rápido: conectores a partir de su lista de materiales',
    'Pegue referencias y cantidades o suba un Excel o CSV: existencias, precio y referencias parecidas, línea por línea.',
  ),
  'certificate quality-management': text(
    'Gestión de la calidad, según ISO 9001',
    'Compras, almacén, inspección y venta de conectores.',
  ),
  'certificate environmental-management': text(
    'Gestión ambiental, según ISO 14001',
    'Almacén y embalaje; bobinas y bandejas reutilizables.',
  ),
  'certificate electrostatic-protection': text(
    'Protección contra descargas electrostáticas, según IEC 61340-5-1',
    'Recepción, preparación y embalaje.',
  ),
  'certificate test-laboratory': text(
    'Laboratorio de ensayos, según ISO/IEC 17025',
    'Resistencia de contacto, aislamiento, fuerza de extracción, envejecimiento.',
  ),
  'patent keyed-housing': text(
    'Carcasa cuya codificación se lee desde arriba',
    'Una nervadura que muestra la versión de un producto sin desacoplarlo.',
  ),
  'patent two-point-spring': text(
    'Contacto elástico con dos puntos independientes',
    'El segundo punto conduce la corriente mientras el primero sufre una perturbación.',
  ),
  'resource bom-template': text(
    'Plantilla de lista de materiales',
    'CSV con los encabezados que reconoce el pedido rápido y tres líneas de ejemplo.',
  ),
  'resource design-in-checklist': text(
    'Lista de comprobación para elegir un conector',
    'Todo lo que decide entre dos conectores, en una tabla para rellenar y enviárnosla.',
  ),
  'resource scale-check': text(
    'Comprobación de escala para impresoras',
    'Una regla de 100 mm y cuatro pasos. Imprímala una vez para saber si su impresora escala.',
  ),
  'resource crimp-pull-forces': text(
    'Fuerzas de tracción de los engastes',
    'Cable, sección y fuerza mínima, de AWG 30 a AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Huella de un conector placa a placa de 40 contactos',
    'DXF en mm, 1:1. La página de cada producto ofrece la suya.',
  ),
}
