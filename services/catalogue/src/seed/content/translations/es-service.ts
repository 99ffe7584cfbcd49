import { card, figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { spanishFaq } from './es-faq.ts'
import type { Translations } from './translation.ts'

const customerManager = text(
  'Su gestor de cuenta',
  'Cuando un pedido está en tramitación, los cambios pasan por su gestor de cuenta.',
  h2('Cambiar o cancelar'),
  p(
    'Mientras esté pendiente de pago, puede cancelar el pedido en su cuenta. Una vez en tramitación, contacte con nosotros: antes del envío, a menudo aún se puede cambiar.',
  ),
  table(
    ['Estado', 'Qué es posible'],
    ['Pendiente de pago', 'puede cancelarlo usted; las existencias se liberan al instante'],
    [
      'Confirmado, en preparación',
      'dirección y método de envío: en la página del pedido hasta que empiece la preparación, después a petición; cantidades y cancelación, a petición',
    ],
    ['En control de calidad', 'a petición, si no ha salido ningún paquete'],
    ['Enviado', 'por lo general no se puede cancelar; [devolución](page:returnPolicy) después de la entrega'],
  ),
  p('Las piezas a medida no se pueden cancelar una vez iniciada la tramitación.'),
  h2('Presupuestos'),
  p(
    'Envíenos referencias y cantidades, o solicite el presupuesto directamente desde un producto, desde su cesta o desde el [pedido rápido](/quick-order). Recibirá un presupuesto en su moneda, válido durante 30 días; el pedido se puede repartir en varias entregas.',
  ),
  h2('Consumo regular'),
  p(
    'Si necesita los mismos productos todos los meses, indique la cantidad anual y el calendario en las observaciones de la solicitud de presupuesto. El precio se ofertará entonces para todo el año, con el plazo de cada entrega.',
  ),
)

const inventory = text(
  'Consulta de existencias',
  'Hasta 50 referencias a la vez. Se ignoran guiones, puntos y espacios.',
  h2('Símbolos de existencias'),
  table(
    ['Símbolo', 'Significado', 'Envío'],
    ['Pad relleno', 'En stock', 'en 1–3 días hábiles'],
    ['Pad medio relleno', 'Pocas existencias, menos de 50 unidades', 'en 1–3 días hábiles'],
    ['Anillo', 'Agotado', 'tras el plazo de suministro o con la reposición prevista'],
    ['Anillo cuadrado', 'Bajo pedido', 'tras la producción, 6–12 semanas'],
  ),
  p('Para indicar cantidades y añadir los productos a la cesta, use el [pedido rápido](/quick-order).'),
)

const orderTracking = text(
  'Seguimiento de pedidos',
  'Siga un pedido con su número de pedido.',
  h2('Cuándo aparece el seguimiento'),
  p(
    'El seguimiento aparece entre 24 y 48 horas después del envío. Si ha iniciado sesión, lo verá también en la página del pedido, con cada uno de sus paquetes.',
  ),
  h2('Estado del pedido'),
  table(
    ['Estado', 'Qué ocurre'],
    ['Pendiente de pago', 'las existencias están reservadas hasta el fin del plazo de pago'],
    ['Confirmado', 'pago recibido'],
    ['En preparación', 'los productos se preparan, o se fabrican si son bajo pedido'],
    ['En control de calidad', 'inspección de salida'],
    ['Enviado', 'entregado al transportista'],
    ['Completado', 'usted ha confirmado la recepción'],
  ),
  ul(
    'Sin iniciar sesión verá solo el estado y el envío, sin dirección ni precios.',
    'El número de pedido tiene 13 dígitos y figura en nuestro correo.',
  ),
)

const blog = text(
  'Blog',
  'Notas de aplicación: cómo medir, elegir, engastar y soldar conectores.',
  p(
    'Notas breves de nuestro trabajo con muestras, planos y bancos de ensayo. Todas incluyen productos que puede consultar. Si echa en falta algún tema, [escríbanos](page:contact).',
  ),
)

const intro = text(
  'Quiénes somos',
  'Meridian Connect suministra conectores como los eligen los ingenieros: por paso, contactos y tamaño.',
  figures(
    ['5112', 'conectores, todos dibujados a escala'],
    ['16', 'categorías, de tiras de pines a DIN 41612'],
    ['10', 'idiomas en la tienda'],
    ['5 años', 'de soporte tras la descatalogación de un producto'],
  ),
  h2('A qué nos dedicamos'),
  p(
    'Suministramos conectores que se sueldan a un circuito impreso: cable a placa, placa a placa, FFC/FPC, bloques de terminales, tiras de pines macho y hembra, D-Sub, USB, conectores modulares y series de alta fiabilidad. Los productos habituales están en stock; los demás se piden al fabricante o se fabrican bajo pedido.',
  ),
  p(
    'Cada producto tiene una página con plano acotado, huella de PCB, precios por volumen, existencias y plazo. Usted ve cuánto cuesta en su cantidad y cuándo sale antes de hablar con nadie.',
  ),
  h2('Por qué empezamos por las dimensiones'),
  p(
    'La pregunta habitual en este oficio no es «¿qué serie?», sino «¿qué es esto que hay en mi placa?». Un conector sin marcar tiene un paso, un número de contactos y un contorno, y con un calibre se averiguan los tres en un minuto. Por eso la búsqueda acepta `2x10 1,27 vertical SMD` igual que una referencia, y las listas se dibujan todas a la misma escala, junto a una regla.',
  ),
  h2('Historia'),
  table(
    ['Año', 'Qué ocurrió'],
    ['2011', 'Una caja de muestras con 400 conectores, ordenados por paso, para un taller de diseñadores de placas'],
    ['2014', 'Primer almacén; cada lote que entra se mide y se compara con su plano'],
    ['2017', 'Banco de ensayo para resistencia de contacto, fuerza de extracción y ciclos térmicos'],
    ['2020', 'Piezas a medida: otro baño, otra codificación, otro marcado y otro embalaje'],
    ['2024', 'Todo el catálogo se vuelve a dibujar a escala a partir de las huellas'],
    [
      '2026',
      'Esta tienda: pedido rápido a partir de la lista de materiales, presupuestos, seguimiento y servicio posventa',
    ],
  ),
  h2('Quién compra aquí'),
  ul(
    '**Fabricantes** que necesitan el mismo producto todos los meses, en unidades de embalaje completas y con el número de orden de compra en cada documento',
    '**Equipos de diseño** que comparan seis productos en paralelo y necesitan la huella hoy mismo',
    '**Talleres de reparación y laboratorios** que necesitan tres unidades de un conector elegido hace diez años',
  ),
  p(
    'Todos ven la misma tabla de precios: el precio depende solo de la cantidad. Para volúmenes mayores, [solicite un presupuesto](page:customer-manager); es válido durante 30 días.',
  ),
  h2('Dónde seguir'),
  ul(
    '[Por qué elegirnos](page:whyGo): lo que puede comprobar antes de hacer un pedido',
    '[Control de calidad](page:qualityControl) y [centro de ensayos](page:testCenter)',
    '[Soluciones](/solution) por aplicación, con productos adecuados',
    '[Contacto](page:contact)',
  ),
  info(
    'Meridian Connect es una empresa ficticia que sirve para mostrar esta tienda. Su historia, sus precios, sus existencias y sus fechas de entrega son valores de demostración. Las dimensiones de los productos son reales y proceden de una biblioteca abierta de huellas.',
  ),
)

const solutionService = text(
  'Ayuda para elegir',
  'Del boceto a la lista de materiales: dos o tres formas de conectarlo, con planos, precios y plazos.',
  figures(
    ['2 días hábiles', 'hasta la primera propuesta'],
    ['2–3', 'opciones para elegir'],
    ['gratis', 'sin pedido mínimo'],
  ),
  h2('Qué nos envía'),
  table(
    ['Pregunta', 'Por qué lo preguntamos'],
    [
      'Corriente por contacto y cuántos la conducen a la vez',
      'determina el tamaño del contacto y la reducción de corriente',
    ],
    ['Tensión y qué se conmuta', 'determina la línea de fuga, la distancia en el aire y el baño'],
    ['Cable: sección, número de hilos, diámetro exterior', 'determina el terminal y la junta'],
    ['Espacio: altura sobre la placa, lado de inserción', 'determina si es vertical o en ángulo recto, y el paso'],
    ['Entorno: temperatura, vibración, humedad', 'determina el enclavamiento, el material y el baño'],
    ['Cuántas veces se acopla', 'estaño para decenas de ciclos, oro para cientos'],
    ['Unidades al año y primera fecha', 'determina si conviene stock, plazo de suministro o pieza a medida'],
  ),
  p(
    'Para empezar suele bastar una foto en la que se vea una regla. Use el [formulario de contacto](page:contact); puede adjuntar hasta cinco archivos.',
  ),
  h2('Qué recibe'),
  ol(
    'Una tabla breve de opciones: serie, paso, valores nominales, pieza complementaria, herramientas',
    'El plano y la huella de cada una, con un enlace a la página del producto',
    'El precio en sus cantidades y el plazo, en un presupuesto válido durante 30 días',
    'Lo que elegiríamos nosotros y el motivo',
  ),
  h2('Un ejemplo'),
  p(
    'Una pasarela para inversores solares necesita cuatro contactos de 5 A a 24 V en una carcasa de 14 mm de alto y se acopla dos veces en toda su vida. Propusimos Micro-Fit con paso de 3,00 mm (compacto, con enclavamiento positivo), VH con paso de 3,96 mm (herramientas más económicas) y un bloque de terminales enchufable con paso de 5,08 mm (se cablea en la instalación sin tenaza de engaste). El cliente cablea en la instalación: se eligió el bloque de terminales.',
  ),
  card('microFit4'),
  h2('Parta de una solución'),
  ul(
    '[Baterías](solution:battery-packs)',
    '[Accionamientos de motor](solution:motor-drives)',
    '[Ferrocarril y aviación](solution:rail-and-aviation)',
    '[Todas las soluciones](/solution)',
  ),
)

/** Pages of service and about the company in Spanish. */
export const spanishService: Translations = {
  'page customer-manager': customerManager,
  'page inventory': inventory,
  'page orderTracking': orderTracking,
  'page blog': blog,
  'page intro': intro,
  'page solutionService': solutionService,
  'page faq': spanishFaq,
}
