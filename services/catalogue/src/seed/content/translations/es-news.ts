import { card, foundParts, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const microFit = text(
  'Bases macho Micro-Fit en 127 versiones',
  'De 2 a 24 contactos, verticales y en ángulo recto, orificio pasante y montaje superficial, desde una unidad.',
  p(
    'La serie de 3,00 mm se ha convertido en la opción habitual para 12 y 24 V dentro de los equipos: enclava, conduce potencia y ocupa la mitad que las series de potencia anteriores. Ahora ofrecemos 127 bases macho.',
  ),
  table(
    ['Versión', 'Montaje', 'Indicada para'],
    ['En ángulo recto, con pivote', 'orificio pasante', 'borde de la placa, tracción en el cable'],
    ['Vertical', 'orificio pasante', 'centro de la placa'],
    ['Vertical, con anclajes soldados', 'montaje superficial', 'placas solo de refusión'],
  ),
  someParts('microFit2', 'microFit4', 'microFitSmd'),
  p('Todas con existencias y precios por volumen: [conectores cable a placa](category:wire-to-board).'),
)

const terminalBlocks = text(
  'Bloques de terminales enchufables para 630 V',
  'Las versiones de 7,50 y 7,62 mm de GMSTB están en stock, de 2 a 12 polos.',
  p(
    'Los accionamientos y los inversores en redes de 400 V frenan a tensiones de hasta 750 V CC. Con paso de 5,08 mm hace falta una ranura en la placa; con 7,62 mm, no.',
  ),
  card('gmstba10'),
  foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
  p(
    'Cómo resulta el paso de la tensión y del grado de contaminación: [accionamientos de motor](solution:motor-drives).',
  ),
)

const usbC = text(
  'Receptáculos USB Type-C que no se desprenden de la placa',
  'Versiones con anclajes en taladros metalizados para dispositivos que se caen.',
  p(
    'Un receptáculo fijado solo con pads superficiales arranca el cobre con 30 a 40 N. Cuatro anclajes pasantes elevan ese valor a más de 100 N. Los planos muestran los anclajes como ranuras con su medida de broca.',
  ),
  card('usbC'),
  ul(
    'Compruebe en el plano la distancia al borde de la placa',
    'Las ranuras requieren un taladro fresado y metalizado: pregunte a su fabricante de placas por la medida mínima',
  ),
  p('Más para equipos pequeños: [dispositivos portátiles](solution:handheld-devices).'),
)

const highReliability = text(
  'Las series de alta fiabilidad, ahora en stock',
  'Gecko, L-Tek y M20: 94 conectores para choques, vibración y ambiente salino.',
  p(
    'Antes, estas series se pedían al fabricante con plazos de meses. Los números de contactos más usados están ahora en stock; la página del producto indica cuáles.',
  ),
  h2('Qué serie para qué'),
  table(
    ['Serie', 'Paso', 'Bloqueo'],
    ['Gecko', '1,25 mm', 'pestaña o tornillo de bloqueo'],
    ['L-Tek', '2,00 mm', 'pestaña, descarga de tracción'],
    ['M20', '2,54 mm', 'por rozamiento'],
  ),
  someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
)

const quickOrder = text(
  'El pedido rápido lee la lista que usted ya tiene',
  'Excel, CSV o el texto de un correo: se reconocen los encabezados y se corrigen las referencias mal escritas.',
  p(
    'A nadie le gusta volver a teclear una lista de materiales. El [pedido rápido](/quick-order) la toma como está: las referencias, las cantidades y los designadores pueden estar en cualquier columna, y las filas por encima de los encabezados no importan.',
  ),
  h2('Cómo funciona'),
  ol(
    'Pegue la lista o suba el archivo',
    'Compruebe cómo se ha leído cada columna y cámbielo si hace falta',
    'Confirme las líneas asociadas por semejanza',
    'Añádalo todo a la cesta o solicite un presupuesto para la lista',
  ),
  table(
    ['Se admite', 'Límite'],
    ['Texto', '1 MB'],
    ['Excel (.xlsx)', '5 MB, 20 000 filas por hoja'],
    ['Columnas', 'referencia, cantidad, designador, fabricante, descripción'],
  ),
  p('Su navegador recuerda cómo se lee su lista, así que la siguiente revisión no necesita correcciones.'),
)

const afterSales = text(
  'El servicio posventa, ahora en su cuenta',
  'Solicite, siga y responda: devoluciones, cambios, reposiciones y reparaciones por producto.',
  p(
    'En lugar de escribir un correo, abra el pedido entregado, elija el producto e indique qué falla. Verá cada paso y podrá responder en la solicitud.',
  ),
  ul(
    'Se pueden adjuntar fotos y un PDF',
    'El albarán de devolución se imprime desde la solicitud',
    'Las reposiciones se envían como un paquete del mismo pedido',
    'Los reembolsos se hacen en la forma de pago utilizada',
  ),
  p('La [política de devoluciones](page:returnPolicy) indica qué se puede devolver.'),
)

const shippingDates = text(
  'Fechas de entrega para cada método de envío',
  'Al tramitar el pedido se ve cuándo llega por envío económico, estándar y exprés.',
  p(
    'Con un intervalo de días hábiles es difícil planificar. Ahora la tienda cuenta por usted: existencias o plazo del producto más lento, tramitación, tiempo de tránsito y fines de semana de su país.',
  ),
  table(
    ['Método', 'Tránsito', 'Gastos de envío'],
    ['Económico', '15–45 días hábiles', 'los más bajos'],
    ['Estándar', '7–20 días hábiles', 'por zona y peso'],
    ['Exprés', '3–7 días hábiles', 'por zona y peso'],
  ),
  p(
    'Si un producto tarda más, considere un pedido aparte para los demás. Detalles: [política de envíos](page:shippingPolicy).',
  ),
)

const documents = text(
  'Facturas, albaranes de embalaje y presupuestos en PDF',
  'Con su número de orden de compra, empresa y NIF, listos para su contabilidad.',
  ul(
    'Factura: con datos estructurados que lee el programa de contabilidad',
    'Albarán de embalaje: contenido de cada paquete, con lotes',
    'Factura comercial para la aduana: código arancelario, origen y peso',
    'Presupuesto: precios por volumen, plazos y validez',
  ),
  p('Indique una sola vez la empresa y el NIF en su cuenta, y el número de orden de compra al tramitar cada pedido.'),
  info('En esta demostración, los documentos llevan una marca que lo indica y carecen de efectos legales.'),
)

/** News in Spanish. */
export const spanishNews: Translations = {
  'news micro-fit-in-stock': microFit,
  'news terminal-blocks-630-v': terminalBlocks,
  'news usb-c-through-hole-tabs': usbC,
  'news high-reliability-stock': highReliability,
  'news quick-order-reads-your-list': quickOrder,
  'news after-sales-in-your-account': afterSales,
  'news shipping-dates-at-checkout': shippingDates,
  'news documents-as-pdf': documents,
}
