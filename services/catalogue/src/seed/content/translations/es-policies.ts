import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const shippingPolicy = text(
  'Política de envíos',
  'Cuánto tardan la tramitación y el transporte, cuánto cuestan y cuándo aparece el seguimiento.',
  figures(
    ['1–3 días hábiles', 'tramitación'],
    ['15–45 días hábiles', 'económico'],
    ['7–20 días hábiles', 'estándar'],
    ['3–7 días hábiles', 'exprés'],
  ),
  h2('Tramitación'),
  p(
    'Los pedidos pagados se preparan, se inspeccionan y se embalan en un plazo de 1 a 3 días hábiles. A los productos sin existencias se les suma su plazo de suministro y a los fabricados bajo pedido, su plazo de producción: de 2 a 4 semanas los estándar, de 6 a 12 semanas las piezas a medida.',
  ),
  h2('Métodos de envío'),
  table(
    ['Método', 'Tiempo de tránsito', 'Indicado para'],
    ['Económico', '15–45 días hábiles', 'paquetes pequeños sin fecha límite'],
    ['Estándar', '7–20 días hábiles', 'pedidos habituales'],
    ['Exprés', '3–7 días hábiles', 'placas que esperan un componente'],
  ),
  p(
    'Antes de realizar el pedido verá los gastos de envío de cada método para su dirección y su peso, junto con las fechas de entrega estimadas. Los días hábiles son los del país de destino.',
  ),
  h2('Varios paquetes'),
  p(
    'Si los productos salen en días distintos, la página del pedido muestra cada paquete con su contenido, su transportista y su número de seguimiento. Los gastos de envío se pagan una sola vez, salvo que haya elegido varias entregas en un presupuesto o que los productos en stock se envíen antes que los de bajo pedido. En ese caso, cada paquete tiene sus propios gastos de envío, que se muestran antes de pedir. Si al final basta un paquete, reembolsamos la diferencia.',
  ),
  h2('Seguimiento'),
  p(
    'El seguimiento aparece entre 24 y 48 horas después del envío, en el pedido y en la página de [seguimiento de pedidos](page:orderTracking).',
  ),
  h2('Aranceles e impuestos'),
  p(
    'Los aranceles e impuestos del país de destino no están incluidos en nuestros precios y se abonan a la entrega, salvo que su presupuesto indique otra cosa. La factura comercial para la aduana indica el código arancelario, el origen y el peso de cada producto, y acompaña al paquete.',
  ),
  h2('Cambio de dirección'),
  p(
    'Hasta que empiece la preparación puede cambiar la dirección y el método en la página del pedido; después, y hasta que salga el primer paquete, lo hace su gestor de cuenta. Si los gastos de envío bajan, se le reembolsa la diferencia; si suben, contacte con su gestor de cuenta.',
  ),
  h2('Daños de transporte y pérdidas'),
  ul(
    'Comunique los daños en las 48 horas siguientes a la entrega, con fotos del paquete, de la etiqueta y de las piezas',
    'Si el seguimiento no avanza durante diez días hábiles, escríbanos; abriremos una investigación con el transportista',
    'Los paquetes devueltos por no haberse podido entregar se reenvían una vez confirmada la dirección',
  ),
  info('Última actualización: 1 de noviembre de 2026. Versiones anteriores a petición.'),
)

const returnPolicy = text(
  'Política de devoluciones',
  'Qué se puede devolver, cómo solicitarlo y cuánto tarda.',
  figures(
    ['48 horas', 'para comunicar daños de transporte'],
    ['7 días', 'como máximo hasta nuestra respuesta'],
    ['4 tipos', 'devolución, cambio, reposición, reparación'],
  ),
  h2('Cómo solicitarla'),
  ol(
    'Abra en su cuenta el pedido entregado y elija «Posventa» junto al producto',
    'Elija el tipo de solicitud y el motivo, la cantidad y si se ha abierto el embalaje',
    'Añada fotos: la etiqueta de la bolsa, la pieza y el defecto',
    'Envíe la solicitud. Recibirá un número y podrá seguir cada paso en «Mis solicitudes de posventa»',
  ),
  p(
    'El formulario indica el plazo de cada tipo de solicitud. Los productos que llegaron en varios paquetes se pueden devolver paquete por paquete.',
  ),
  h2('Qué ocurre después'),
  table(
    ['Paso', 'Quién', 'Qué'],
    ['Enviada', 'nosotros', 'respondemos en un máximo de 7 días'],
    ['Aprobada', 'usted', 'imprime el albarán de devolución y nos envía las piezas'],
    ['Devolución recibida', 'nosotros', 'las contamos y las inspeccionamos'],
    [
      'Reembolsada o reposición enviada',
      'nosotros',
      'reembolsamos en la forma de pago utilizada o enviamos una reposición',
    ],
    ['Rechazada', 'nosotros', 'indicamos el motivo; usted puede responder en la solicitud'],
  ),
  h2('Quién paga el envío de vuelta'),
  p(
    'Nosotros, si la pieza es defectuosa, no es la pedida o se dañó en el transporte. En los demás casos, usted. Los gastos de envío del pedido se reembolsan si se devuelve completo por un motivo imputable a nosotros.',
  ),
  h2('Qué no se puede devolver'),
  ul(
    'Piezas a medida y productos fabricados bajo pedido',
    'Bobinas cortadas y productos sensibles a la humedad con el precinto roto',
    'Piezas que se han soldado, engastado o acoplado',
  ),
  p('Las piezas defectuosas son la excepción: se reponen o se reembolsan en todo caso.'),
  h2('Productos descatalogados'),
  p(
    'La descatalogación de un producto se anuncia con 12 meses de antelación, y el soporte continúa durante 5 años: indicamos un sustituto si existe y atendemos las reclamaciones con existencias reservadas para ello.',
  ),
  info(
    'Si compra como consumidor, se aplican además los derechos de desistimiento y de garantía que le reconoce su legislación. Última actualización: 1 de noviembre de 2026.',
  ),
)

const privacyPolicy = text(
  'Política de privacidad',
  'Qué datos guardamos, para qué y durante cuánto tiempo.',
  h2('Qué guardamos y para qué'),
  table(
    ['Datos', 'Finalidad', 'Conservación'],
    [
      'Número de teléfono o correo electrónico, contraseña en forma de hash',
      'su cuenta',
      'hasta que elimine la cuenta',
    ],
    [
      'Direcciones de entrega',
      'envío, gastos de envío, aduana',
      'hasta que las elimine; las de un pedido, mientras se conserve el pedido',
    ],
    [
      'Pedidos, facturas, solicitudes de posventa',
      'contrato, garantía',
      'el tiempo que exija la normativa de facturación',
    ],
    [
      'Formularios de contacto y de sugerencias, con sus archivos',
      'nuestra respuesta',
      'hasta que el asunto esté cerrado y usted solicite la supresión',
    ],
    ['Inicios de sesión e incidencias de seguridad', 'proteger su cuenta', '90 días'],
    [
      'Visitas: hora, idioma, primera página, país según su zona horaria y sitio de procedencia; sin dirección IP; no se registran con Do Not Track',
      'saber qué páginas se leen',
      '90 días, una vez por sesión del navegador',
    ],
  ),
  h2('Cómo se guardan'),
  p(
    'Los nombres, las direcciones y los textos libres se guardan separados de los pedidos. Cuando usted solicita la supresión, se borran de allí; el pedido conserva solo lo que exige la normativa de facturación.',
  ),
  h2('En su navegador'),
  ul(
    'Idioma, moneda y apariencia',
    'Historial de búsqueda, productos vistos recientemente y comparados',
    'La sesión mientras la tiene iniciada; caduca tras 30 días sin uso',
    'Sin rastreadores de terceros ni cookies publicitarias',
  ),
  h2('Quién recibe datos'),
  ul(
    'El transportista: nombre, dirección, número de teléfono y contenido del paquete',
    'El proveedor de pagos: número de pedido e importe',
    'La aduana: factura y dirección',
  ),
  h2('Sus derechos'),
  p(
    'En su cuenta puede consultar y rectificar sus datos, descargarlos todos y eliminar la cuenta. Para cualquier otra petición, escríbanos; respondemos en un plazo de 30 días.',
  ),
  info('Última actualización: 1 de noviembre de 2026. Versiones anteriores a petición.'),
)

const termsOfSale = text(
  'Condiciones de venta',
  'Lo que rige cuando hace un pedido aquí: contrato, precios, entrega y devoluciones.',
  h2('1. Partes y ámbito de aplicación'),
  p(
    'Estas condiciones rigen todos los pedidos realizados en esta tienda, tanto por empresas como por consumidores. Las condiciones del comprador solo se aplican si las hemos aceptado por escrito. Si compra como consumidor, conserva en todo caso los derechos que le reconoce su legislación.',
  ),
  h2('2. Contrato'),
  p(
    'Las páginas de la tienda son una invitación a hacer pedidos. Al realizar un pedido, usted formula una oferta vinculante, que reserva las existencias y fija los precios, la moneda y el tipo de cambio. El contrato se perfecciona cuando confirmamos el pago. Un pedido sin pagar caduca al vencer el plazo que se muestra con él y puede cancelarse hasta que se pague.',
  ),
  h2('3. Precios y pago'),
  p(
    'Los precios se entienden por unidad para la cantidad indicada, sin derechos ni impuestos de importación del país de entrega. El total que se muestra al tramitar el pedido incluye los gastos de envío. El pago es inmediato, por los medios ofrecidos al tramitar el pedido y en la moneda indicada allí. Los presupuestos son válidos durante 30 días.',
  ),
  h2('4. Entrega'),
  p(
    'Las fechas de entrega resultan de las existencias, del plazo de los productos bajo pedido y del método de envío: véase la [política de envíos](page:shippingPolicy). Los productos fabricados bajo pedido no pueden cancelarse una vez iniciada la producción. El riesgo se transmite con la entrega al transportista si usted es una empresa, y con la entrega de los bienes si es consumidor.',
  ),
  h2('5. Devoluciones y defectos'),
  p(
    'Comunique los daños de transporte y las cantidades erróneas en las 48 horas siguientes a la entrega. Las piezas defectuosas se reponen o se reembolsan tras su inspección; la [política de devoluciones](page:returnPolicy) explica cómo solicitarlo. Las piezas soldadas, engastadas o usadas de otro modo solo se admiten por defectos.',
  ),
  h2('6. Uso de los productos'),
  p(
    'Los planos y los datos sirven para la selección; prevalece la hoja de datos del fabricante. Los productos no están destinados a sistemas de soporte vital, nucleares o de armamento, salvo que el fabricante lo indique por escrito. Si los revende, le corresponde a usted obtener las licencias de exportación y cumplir la normativa sobre sanciones.',
  ),
  h2('7. Responsabilidad, reserva de dominio y jurisdicción'),
  p(
    'Respondemos sin límite por dolo, negligencia grave y daños personales; en los demás casos, por los daños previsibles y hasta el valor del pedido. La mercancía es de nuestra propiedad hasta su pago. Para las empresas son competentes los tribunales de nuestro domicilio social; los consumidores pueden demandar también ante los de su lugar de residencia.',
  ),
  info(
    'Esta es una tienda de demostración: aquí no se celebra ningún contrato. Última actualización: 1 de noviembre de 2026. Versiones anteriores a petición.',
  ),
)

const imprint = text(
  'Aviso legal',
  'Quién es responsable de esta tienda.',
  h2('Titular'),
  p(
    'Meridian Connect es una empresa ficticia. No está inscrita en ningún registro, no tiene número de identificación fiscal ni oficinas; esta página muestra dónde figurarían los datos de la empresa titular de la tienda.',
  ),
  table(
    ['Dato', 'Valor en esta demostración'],
    ['Denominación', 'Meridian Connect (ficticia)'],
    ['Teléfono', '+44 20 7946 0018 (número reservado para la ficción)'],
    ['Correo electrónico', 'desk@meridian-connect.example (dirección que no puede existir)'],
    ['Registro y NIF', 'ninguno'],
  ),
  h2('Datos y licencias'),
  ul(
    'Datos de las huellas: biblioteca de KiCad, CC BY-SA 4.0',
    'Los nombres de fabricantes y series pertenecen a sus titulares y se usan para identificar los productos',
    'Los precios, las existencias, los plazos, los certificados y las patentes son valores de demostración',
  ),
)

const contact = text(
  'Contacto',
  'Especialistas en conectores responden a sus preguntas de lunes a viernes, de 8:00 a 18:00 (UTC).',
  h2('Qué enviarnos'),
  p(
    'Con estos cinco datos podemos responder enseguida: una referencia, un plano o una foto en la que se vea una regla, la cantidad, la fecha en que lo necesita y con qué se conecta.',
  ),
  h2('Cuál es la vía más rápida'),
  table(
    ['Usted quiere', 'Haga esto'],
    [
      'saber el precio, las existencias o el plazo',
      'abra la página del producto o [consulte las existencias](page:inventory) de hasta 50 referencias',
    ],
    ['obtener precios para una lista', '[pedido rápido](/quick-order) y después «Solicitar presupuesto»'],
    ['seguir un paquete', '[seguimiento de pedidos](page:orderTracking) por número de pedido'],
    ['devolver o reclamar piezas', '«Posventa» en el pedido, en su cuenta'],
    ['cambiar un pedido en curso', 'escriba a su [gestor de cuenta](page:customer-manager)'],
    ['encargar una pieza a medida', 'el formulario de esta página, asunto «Pieza a medida»'],
  ),
  h2('Posventa'),
  p(
    'Para un pedido entregado, solicite la posventa en su cuenta; allí podrá seguir cada paso. Comunique los daños en las 48 horas siguientes a la entrega.',
  ),
)

/** Policies and the pages beside them in Spanish. */
export const spanishPolicies: Translations = {
  'page shippingPolicy': shippingPolicy,
  'page returnPolicy': returnPolicy,
  'page privacyPolicy': privacyPolicy,
  'page termsOfSale': termsOfSale,
  'page imprint': imprint,
  'page contact': contact,
}
