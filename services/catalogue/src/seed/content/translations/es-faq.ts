import { faq, h2, text, ul } from '../write.ts'

/** Frequently asked questions in Spanish. */
export const spanishFaq = text(
  'Preguntas frecuentes',
  'Respuestas breves sobre cómo encontrar productos, pedidos, envíos, devoluciones y su cuenta.',
  h2('Encontrar el producto adecuado'),
  faq(
    'Tengo un conector sin marcar. ¿Cómo lo encuentro?',
    'Mida el paso sobre el mayor número posible de contactos, cuente los contactos y las filas y fíjese en si es vertical o en ángulo recto. Escríbalo en la búsqueda, por ejemplo `2x5 2,54 acodado`, o use los filtros de una [categoría](/product/all/all). Después compare el contorno de la lista con la regla que aparece encima.',
  ),
  faq(
    '¿Por qué no hay fotos?',
    'Los planos dicen más: cada producto está dibujado a escala y acotado, con los mismos datos que su huella de PCB.',
  ),
  faq(
    '¿Qué exactitud tienen los planos?',
    'Proceden de datos de huellas con una resolución de 0,01 mm. La altura y los detalles interiores del contorno no forman parte de esos datos. Prevalece la hoja de datos del fabricante, enlazada en la página del producto.',
  ),
  faq(
    '¿Qué producto se acopla con el mío?',
    'Si el fabricante lo indica, la página del producto muestra la pieza complementaria. Si no, escríbanos con la referencia y la buscaremos.',
  ),
  faq(
    '¿Puedo comparar productos?',
    'Sí, hasta seis. Márquelos en una lista o pulse «Comparar» en la página de un producto; las filas que difieren aparecen resaltadas.',
  ),
  faq(
    '¿Qué significa «No recomendado para nuevos diseños»?',
    'El fabricante todavía lo produce, pero tiene previsto dejar de hacerlo. Puede pedirlo; para placas nuevas elija el sustituto recomendado.',
  ),
  h2('Precios y presupuestos'),
  faq(
    '¿Son iguales los precios para todos?',
    'Sí. Dependen solo de la cantidad, y cada producto muestra sus precios por volumen.',
  ),
  faq('¿Cuánto tiempo es válido un presupuesto?', '30 días.'),
  faq(
    '¿Cómo solicito un presupuesto?',
    'Desde la página de un producto, desde la cesta o, para una lista completa, desde el [pedido rápido](/quick-order). Puede indicar precio objetivo, fecha deseada y observaciones.',
  ),
  faq(
    '¿Puedo repartir el pedido de un presupuesto en varias entregas?',
    'Sí, hasta haber pedido todas las unidades. Los gastos de envío se cobran por entrega.',
  ),
  faq(
    '¿Qué monedas puedo usar?',
    'Elija una en la cabecera. El pedido conserva su moneda y su tipo de cambio, pase lo que pase después.',
  ),
  h2('Pedido y pago'),
  faq(
    '¿Cómo pido una lista de materiales completa?',
    'Péguela en el [pedido rápido](/quick-order) o suba un archivo de Excel o CSV. Verá la coincidencia de cada línea antes de que se añada nada a la cesta.',
  ),
  faq(
    '¿Hay un pedido mínimo?',
    'No hay importe mínimo. Algunos productos tienen una cantidad mínima o un múltiplo de pedido, por ejemplo 10 o 50 unidades; se indica en la página del producto.',
  ),
  faq(
    '¿Cómo se paga?',
    'Escaneando un código QR con su aplicación de pago. El código es válido durante 15 minutos y se puede actualizar; el pedido espera hasta el fin de su plazo de pago.',
  ),
  faq(
    '¿Qué ocurre si no pago a tiempo?',
    'El pedido se cancela al vencer el plazo de pago y se liberan sus existencias. Si un pago llega más tarde, se reembolsa.',
  ),
  faq(
    '¿Puedo cancelar un pedido?',
    'Sí, mientras esté pendiente de pago. Una vez en tramitación, contacte con su [gestor de cuenta](page:customer-manager). Las piezas a medida no se pueden cancelar una vez iniciada la tramitación; después del envío, por lo general, la cancelación no es posible.',
  ),
  faq(
    '¿Puedo indicar un número de orden de compra?',
    'Sí, al tramitar el pedido. Se imprime en la factura y en el albarán de embalaje.',
  ),
  faq(
    '¿Dónde está mi factura?',
    'En la página del pedido, en PDF, una vez enviados los productos. Indique la empresa y el NIF en su cuenta antes de hacer el pedido.',
  ),
  h2('Envío'),
  faq(
    '¿Cuánto tarda un pedido?',
    'La tramitación dura de 1 a 3 días hábiles. El transporte tarda después de 15 a 45 días hábiles en el envío económico, de 7 a 20 en el estándar y de 3 a 7 en el exprés.',
  ),
  faq('¿Cuándo veo el seguimiento?', 'Entre 24 y 48 horas después del envío.'),
  faq(
    '¿Cuánto tarda la producción?',
    'De 2 a 4 semanas los productos estándar y de 6 a 12 semanas las piezas a medida.',
  ),
  faq(
    '¿Tengo que pagar aranceles?',
    'Los aranceles e impuestos de su país no están incluidos y se abonan a la entrega. La factura comercial para la aduana acompaña al paquete.',
  ),
  faq(
    '¿Puedo cambiar la dirección de entrega?',
    'En la página del pedido hasta que empiece la preparación; después, a petición, hasta que salga el primer paquete. Si los gastos de envío bajan, se le reembolsa la diferencia; si suben, contacte con su gestor de cuenta.',
  ),
  faq(
    '¿Por qué ha llegado solo una parte de mi pedido?',
    'Se ha enviado en varios paquetes. La página del pedido muestra cada uno con su contenido y su número de seguimiento.',
  ),
  h2('Calidad y devoluciones'),
  faq(
    '¿Y si algo llega dañado?',
    'Comuníquelo en las 48 horas siguientes a la entrega y solicite la posventa en la página del pedido.',
  ),
  faq(
    '¿De cuánto tiempo dispongo para devolver productos?',
    'El formulario indica el plazo de cada tipo de solicitud. Véase la [política de devoluciones](page:returnPolicy).',
  ),
  faq(
    '¿Son originales los productos?',
    'Sí. Compramos a los fabricantes y a sus distribuidores autorizados, y cada bolsa lleva el número de lote: [control de calidad](page:qualityControl).',
  ),
  faq(
    '¿Recibo un certificado con la entrega?',
    'A petición: una declaración de conformidad con sus números de lote. Los documentos disponibles figuran en [certificados](page:complianceCenter).',
  ),
  faq(
    '¿Qué ocurre cuando se descataloga un producto?',
    'Le avisamos con 12 meses de antelación, recomendamos un sustituto si lo hay y damos soporte al producto durante 5 años.',
  ),
  h2('Cuenta y datos'),
  faq(
    '¿Necesito una cuenta?',
    'Para navegar, buscar, consultar existencias y seguir un pedido, no. Para usar la cesta y hacer pedidos, sí. Regístrese con un número de teléfono o un correo electrónico.',
  ),
  faq(
    'He olvidado mi contraseña.',
    'Elija «Iniciar sesión» y restablézcala con un código de verificación. También puede iniciar sesión solo con el código.',
  ),
  faq(
    '¿Quién ve mis datos?',
    ul(
      'El transportista, la aduana y el proveedor de pagos, en la medida en que los necesitan',
      'Nadie más: la tienda no tiene rastreadores de terceros. Véase la [política de privacidad](page:privacyPolicy)',
    ),
  ),
)
