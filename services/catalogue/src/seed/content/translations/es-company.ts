import { card, figures, h2, h3, info, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const whyGo = text(
  'Por qué elegirnos',
  'Lo que puede comprobar antes de hacer un pedido y a lo que nos comprometemos después.',
  figures(
    ['1–3 días hábiles', 'de tramitación de los pedidos pagados'],
    ['3–7 días hábiles', 'envío exprés a todo el mundo'],
    ['30 días', 'de validez del presupuesto'],
    ['12 meses', 'de preaviso antes de descatalogar un producto'],
  ),
  h2('Planos que se pueden medir'),
  p(
    'Una foto muestra que una pieza es blanca. Un plano muestra que es 0,5 mm demasiado ancha. Todos los productos de una lista están dibujados a la misma escala, con una regla encima, de modo que un contorno equivocado se detecta antes de la compra. En la página del producto tiene la huella con todos los pads, que se puede imprimir 1:1 y descargar en SVG o DXF.',
  ),
  someParts('xh4', 'microFit4', 'kk4', 'vh4'),
  h2('Precios sin llamar por teléfono'),
  p(
    'Cada producto muestra sus precios por volumen e indica cuánto ahorra con el siguiente. Los precios son los mismos para todos. Si necesita más que el tramo superior, envíe la lista como solicitud de presupuesto: recibirá precios con plazos, en su moneda y válidos durante 30 días, y podrá pedirlos en una o varias entregas.',
  ),
  h2('Existencias reales'),
  p(
    'Al realizar un pedido, sus existencias quedan reservadas al instante; un pedido que no se puede servir se rechaza indicando los productos que faltan, en lugar de aceptarlo y cancelarlo después. Las entradas previstas aparecen con su fecha. Si un producto se fabrica bajo pedido, se indica.',
  ),
  h2('Su lista de materiales, tal como la tiene'),
  p(
    'Pegue en el [pedido rápido](/quick-order) una lista de un correo, de una hoja de cálculo o de su programa de CAD. Los encabezados se reconocen, los guiones y puntos de las referencias no importan y las referencias mal escritas se asocian al producto más parecido para que usted lo confirme.',
  ),
  h2('Dónde está cada respuesta'),
  table(
    ['Pregunta', 'Dónde encuentra la respuesta'],
    ['¿Encaja en mi placa?', 'Huella de PCB en la página del producto, impresión 1:1, DXF'],
    ['¿Cabe en mi carcasa?', 'Contorno con las dimensiones del cuerpo y, si se indica, la altura total'],
    ['¿Con qué pieza se acopla?', 'Pieza complementaria en la página del producto, si el fabricante la indica'],
    ['¿Qué otro tiene la misma huella?', 'Equivalentes de otros fabricantes'],
    [
      '¿Cuándo llegará?',
      'Fechas de entrega por método de envío, según existencias, plazo de suministro y tiempo de tránsito',
    ],
    ['¿Y si se descataloga?', 'Estado del ciclo de vida y sustituto recomendado'],
  ),
  h2('Después del pedido'),
  ul(
    'Cada estado tiene su hora: confirmado, en preparación, en control de calidad, enviado, completado',
    'Factura, albarán de embalaje y presupuesto en PDF con su número de orden de compra',
    'Las devoluciones, reposiciones y reparaciones se solicitan en el pedido; en su cuenta puede seguir cada paso',
    'Su gestor de cuenta responde de lunes a viernes: [contacto](page:customer-manager)',
  ),
)

const manufacturingCenter = text(
  'Centro de fabricación',
  'Cómo se fabrican los contactos, las carcasas y las piezas a medida, y cuánto se tarda.',
  figures(
    ['2–4 semanas', 'producción estándar'],
    ['6–12 semanas', 'producción a medida tras la aprobación de las muestras'],
    ['0,5–7,62 mm', 'pasos que cubren los utillajes'],
  ),
  h2('Del fleje al contacto'),
  p(
    'Los contactos se estampan con matrices progresivas a partir de fleje de aleación de cobre. El fleje no se corta durante la limpieza y el baño, de modo que cada contacto se puede asociar a su rollo. Antes del montaje, una cámara comprueba el ancho de la lengüeta y la abertura del resorte; un contacto fuera de tolerancia detiene la prensa.',
  ),
  table(
    ['Aleación', 'Se usa para', 'Por qué'],
    ['Bronce fosforoso', 'Contactos de señal hasta 3 A', 'Buena elasticidad, buena soldabilidad, precio moderado'],
    [
      'Latón',
      'Tiras de pines, partes metálicas de bloques de terminales',
      'Fácil de tornear y estampar cuando no hace falta elasticidad',
    ],
    ['Cobre-níquel-silicio', 'Contactos de potencia desde 5 A', 'Conserva la fuerza elástica a 105 °C o más'],
    ['Cobre-berilio', 'Contactos hembra de alta fiabilidad', 'La mayor fuerza elástica en el menor espacio'],
  ),
  h2('Baños'),
  ul(
    '**Estaño sobre níquel** para conectores cable a placa y bloques de terminales que se acoplan unas decenas de veces',
    '**Oro selectivo sobre níquel** solo en la zona de contacto, con estaño en el terminal de soldadura',
    '**Oro completo** para productos de alta fiabilidad y para contactos que conmutan menos de 100 mA',
  ),
  p('No acople oro con estaño: la pareja se corroe. Véase [resolución de problemas](page:troubleshooting).'),
  h2('Carcasas'),
  p(
    'Las carcasas se inyectan en PBT, PA66 o LCP reforzados con fibra de vidrio, todos UL 94 V-0. El LCP resiste la soldadura por refusión y llena paredes delgadas, por lo que se usa en productos de montaje superficial de paso fino; el PBT y la PA66 se usan donde las pestañas de enclavamiento tienen que flexionar. Las carcasas se miden según el plano que usted ve en la tienda.',
  ),
  h2('Montaje'),
  ol(
    'Los contactos se insertan a presión en la carcasa y su fuerza de retención se comprueba por muestreo',
    'Se comprueba la coplanaridad de los terminales: 0,10 mm como máximo en productos de montaje superficial',
    'Una cámara lee la polaridad, la codificación y el marcado',
    'Los productos se embalan en cinta y bobina, tubo, bandeja o bolsa, según la página del producto',
  ),
  h2('Piezas a medida'),
  p('Lo que cambiamos con más frecuencia y cómo afecta al precio y al plazo:'),
  table(
    ['Cambio', 'Utillaje', 'Plazo'],
    ['Posiciones sin contacto, otro baño, otro color', 'ninguno', '6 semanas'],
    ['Otra codificación, marcado impreso, otro terminal de soldadura', 'inserto de molde', '8 semanas'],
    ['Carcasa nueva', 'molde', '12 semanas, tras la aprobación de las muestras'],
  ),
  p(
    'Envíe un plano o una página de producto con sus anotaciones mediante el [formulario de contacto](page:contact), asunto «Pieza a medida». Recibirá un presupuesto con las fechas de las muestras. Las piezas a medida no se pueden cancelar ni devolver una vez iniciada la producción, salvo por defectos.',
  ),
  card('gmstba10'),
  info('El centro de fabricación pertenece a la empresa ficticia de esta demostración.'),
)

const researchCenter = text(
  'Para desarrolladores',
  'Huellas, planos y guías para quienes diseñan circuitos impresos.',
  h2('Qué tiene cada página de producto'),
  table(
    ['Qué', 'Formato', 'Para qué sirve'],
    ['Huella de PCB acotada', 'en la página, SVG, DXF', 'comprobar una huella, importarla como boceto'],
    ['Contorno', 'en la página, SVG, DXF', 'colocar el producto, mecanizar un panel frontal'],
    ['Impresión 1:1', 'papel, A4', 'poner encima la pieza real'],
    ['Tabla de pads', 'en la página, mm o pulgadas', 'crear una huella a mano, comprobar un pad'],
    ['Hoja de datos', 'enlace al fabricante', 'todo lo que no es una cota de la placa'],
  ),
  p(
    'Origen y ejes: el origen es el de la huella, normalmente el pin 1; el eje x apunta a la derecha y el eje y, hacia abajo; la vista es desde el lado de componentes. El pin 1 tiene el contorno grueso. De los taladros se indican el diámetro de broca y el tamaño del pad.',
  ),
  card('mezzanine40'),
  h2('Cómo comprobar una huella en cinco minutos'),
  p(
    'Imprima la página del producto 1:1, mida la barra de escala con un calibre, ponga la pieza sobre el papel y compare el pin 1, la codificación y los pivotes. La guía de abajo explica cada paso y los errores más habituales.',
  ),
  h2('Busque en el lenguaje de las placas'),
  ul(
    '`2x10 1,27 vertical SMD` encuentra dos filas de diez, paso de 1,27 mm, vertical, montaje superficial',
    '`43045 0400`, `430450400` y `43045-0400` encuentran el mismo producto',
    '`mini usb`, `rj45 led` y `ffc 0,5` buscan por uso y por característica',
  ),
  h2('De dónde proceden las dimensiones'),
  p(
    'Las huellas son las de la biblioteca de KiCad (CC BY-SA 4.0), corregidas cuando la biblioteca y los fabricantes difieren en lo que cuentan. Prevalece la hoja de datos del fabricante: compruébela antes de encargar placas.',
  ),
  info(
    'Sus propios programas usan nuestra API HTTP con una clave de acceso: está descrita en `/api/docs`. KiCad lee nuestros productos como biblioteca HTTP.',
  ),
)

const troubleshooting = text(
  'Resolución de problemas',
  'Fallos habituales de los conectores, en el orden en que conviene comprobarlos.',
  h2('No se acopla'),
  ol(
    'Compare el paso sobre el mayor número posible de contactos: al octavo contacto, 2,50 y 2,54 mm ya difieren en 0,28 mm',
    'Compare la codificación: muchas series tienen versiones que se distinguen por una sola nervadura',
    'Compare la separación entre filas, si hay dos',
    'Compare el género de los contactos: en algunas series los pines están en la base de placa y en otras en la carcasa del cable',
  ),
  table(
    ['Se parecen', 'Se distinguen por'],
    ['2,50 mm (XH) y 2,54 mm (tiras de pines)', 'distancia sobre diez contactos: 22,5 o 22,86 mm'],
    ['1,25 mm (GH) y 1,25 mm (PicoBlade)', 'altura y enclavamiento'],
    ['3,81 y 3,96 mm', 'distancia sobre cinco contactos: 15,24 o 15,84 mm'],
    ['Bloques de terminales de 5,00 y 5,08 mm', 'distancia sobre once contactos: 50,0 o 50,8 mm'],
  ),
  tip(
    'Mida del borde izquierdo del primer contacto al borde izquierdo del último y divida entre el número de contactos menos uno.',
  ),
  h2('No encaja en la placa'),
  ul(
    'El plano es una vista desde el lado de componentes. Una huella dibujada desde abajo queda en espejo',
    'El pin 1 tiene el contorno grueso en nuestros planos y a menudo un pad cuadrado en la placa',
    'Imprima la huella 1:1 y compruebe primero la barra de escala: muchas impresoras reducen para ajustar',
    'Taladros: el diámetro del plano es el del taladro acabado, después del metalizado',
  ),
  h2('Mal contacto'),
  h3('Desde el primer día'),
  ul(
    'Cable engastado sobre su aislamiento: tire de él y se sale',
    'Contacto mal asentado: falta el clic y se puede empujar hacia atrás desde el frente',
    'Fundente en la zona de contacto de un conector de placa: ocurre cuando se lava en posición vertical',
  ),
  h3('Al cabo de meses'),
  ul(
    'Oro acoplado con estaño: el estaño se mueve con la vibración y se oxida (fretting)',
    'Contacto sobrecargado: carcasa marrón alrededor de una posición; compruebe la reducción de corriente en el [centro de ensayos](page:testCenter)',
    'Resorte relajado por el calor: fuerza de extracción inferior a la mitad del valor inicial',
  ),
  h2('Se estropea al soldar'),
  warning(
    'Las carcasas de PA66 y PBT se reblandecen por encima de 230 °C. No las pase por un horno de refusión; están hechas para soldadura por ola o manual.',
  ),
  ul(
    'Ampollas en la carcasa: humedad. Séquela a 125 °C durante 24 horas o use piezas de una bolsa sellada',
    'Terminales que no mojan: piezas de más de dos años, o pasta demasiado fría en los pads grandes',
    'Pieza levantada por un lado: pads desiguales; compárelos con la huella de la página del producto',
  ),
  h2('Sigue sin funcionar'),
  p(
    'Si compró la pieza aquí, solicite la posventa en el pedido; si no, escríbanos con el [formulario de contacto](page:contact) y adjunte una foto de ambas caras. Véanse también las [preguntas frecuentes](page:faq).',
  ),
)

/** Why choose us, manufacturing, resources for developers and troubleshooting in Spanish. */
export const spanishCompany: Translations = {
  'page whyGo': whyGo,
  'page manufacturingCenter': manufacturingCenter,
  'page researchCenter': researchCenter,
  'page troubleshooting': troubleshooting,
}
