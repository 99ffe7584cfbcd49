import { figures, h2, h3, info, ol, p, table, text, tip, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const qualityControl = text(
  'Control de calidad',
  'De la inspección de entrada a la bolsa sellada: quién comprueba qué y qué queda registrado.',
  figures(
    ['cada lote', 'se muestrea a su llegada'],
    ['2 personas', 'cuentan cada envío'],
    ['48 horas', 'para comunicar daños de transporte'],
    ['10 años', 'se conservan los números de lote'],
  ),
  h2('Inspección de entrada'),
  p(
    'Ningún producto entra en el almacén sin número de lote y sin muestreo. Lo que no supera la inspección se bloquea y se devuelve al fabricante.',
  ),
  table(
    ['Comprobación', 'Cómo', 'Muestra'],
    ['Documentación', 'Referencia, lote, código de fecha, declaración RoHS', 'cada entrega'],
    ['Dimensiones', 'Paso, cuerpo y terminales según el plano', '5 unidades por lote'],
    ['Baño', 'Fluorescencia de rayos X: capas y espesor', '1 unidad por lote'],
    ['Soldabilidad', 'Inmersión e inspección visual, IEC 60068-2-20', '3 unidades por lote de más de 24 meses'],
    ['Embalaje', 'Precinto, tarjeta de humedad, etiqueta de la bobina', 'cada unidad de embalaje'],
  ),
  h2('En el almacén'),
  ul(
    'Los productos se almacenan por lotes; el lote más antiguo sale primero',
    'Los productos sensibles a la humedad permanecen en armarios secos por debajo del 5 % de humedad relativa',
    'Las versiones en oro y en estaño de un mismo producto tienen ubicaciones distintas, porque se parecen y no deben mezclarse',
    'Las bobinas abiertas se vuelven a contar antes de venderse como cinta cortada',
  ),
  h2('Inspección de salida'),
  ol(
    'Quien prepara el pedido escanea la ubicación y el producto; una ubicación equivocada detiene la preparación',
    'Una segunda persona cuenta y compara el contorno y el marcado con el pedido',
    'El resultado se registra para cada producto del pedido, con su hora',
    'Las bolsas se sellan, se etiquetan con referencia, cantidad y lote, y se embalan contra golpes',
  ),
  p(
    'Puede seguir estos pasos: antes de enviarse, un pedido pasa por «En preparación» y «En control de calidad», y la página del pedido muestra la hora de cada estado.',
  ),
  h2('Solo productos originales'),
  p(
    'Compramos a los fabricantes y a sus distribuidores autorizados, no en listas de excedentes. El número de lote de la bolsa lleva hasta nuestra compra. Si duda de una pieza, solicite la posventa en el pedido con una foto de la etiqueta; la comparamos con el registro de entrada.',
  ),
  h2('Si algo no está bien'),
  p(
    'Comunique los daños de transporte y las cantidades erróneas en las 48 horas siguientes a la entrega; lo demás, en cuanto lo advierta. La [política de devoluciones](page:returnPolicy) describe cómo se tramita una solicitud. Cada defecto confirmado termina con una causa y una medida, no solo con una nota de abono.',
  ),
  tip(
    'Guarde una bolsa sellada de cada lote hasta que las primeras placas hayan superado su ensayo. Es la mejor prueba si tiene que reclamar.',
  ),
)

const testCenter = text(
  'Centro de ensayos',
  'Qué se comprueba en cada pedido, qué se ensaya a petición y con qué método.',
  figures(
    ['cada pedido', 'se inspecciona antes del envío'],
    ['8', 'métodos de ensayo a petición'],
    ['10 años', 'se conservan los registros de ensayo'],
  ),
  h2('En cada pedido'),
  ul(
    'Referencia, fabricante y lote según el pedido',
    'Cantidad por peso y por recuento, por dos personas',
    'Contorno y paso según el plano, cinco unidades por lote',
    'Baño por fluorescencia de rayos X, una unidad por lote',
    'Embalaje: bolsa sellada, tarjeta de humedad y desecante para productos sensibles a la humedad',
  ),
  p(
    'El resultado se registra con el pedido. Mientras tanto, su estado es «En control de calidad», y su hora aparece en la página del pedido.',
  ),
  h2('A petición'),
  p(
    'Indique el ensayo en su solicitud de presupuesto. Las muestras se toman del lote que usted recibe y se cobran como productos.',
  ),
  table(
    ['Ensayo', 'Método', 'Límite habitual', 'Muestras', 'Días'],
    ['Resistencia de contacto', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
    ['Resistencia de aislamiento', 'IEC 60512-3-1, 500 V CC', '1000 MΩ', '5', '1'],
    ['Tensión soportada', 'IEC 60512-4-1, 1 min', '500–2500 V CA', '5', '1'],
    ['Fuerza de acoplamiento y de extracción', 'IEC 60512-13-2', 'según la hoja de datos', '5', '2'],
    ['Retención del contacto', 'IEC 60512-15-1', '10–30 N', '10', '2'],
    ['Calentamiento', 'IEC 60512-5-1', '30 K a la corriente nominal', '3', '3'],
    ['Variación de temperatura', 'IEC 60512-11-4, 5 ciclos', 'variación no superior a 10 mΩ', '5', '4'],
    ['Niebla salina', 'IEC 60512-11-6, 48 h', 'sin metal base visible', '5', '5'],
  ),
  h2('Cómo leer un informe'),
  h3('Valor medio y peor valor'),
  p(
    'Una media de 6 mΩ dice poco si un contacto tiene 40 mΩ. Nuestros informes indican cada contacto, la media y el peor valor. Compare el peor con su límite.',
  ),
  h3('Valor inicial y tras el envejecimiento'),
  p(
    'La resistencia de contacto se mide antes y después de los ciclos térmicos o de la niebla salina. Lo que cuenta es la diferencia, no el valor final.',
  ),
  h3('Reducción de corriente (derating)'),
  p(
    'Una corriente nominal corresponde a un número determinado de contactos en carga y a un cable determinado. Si se usan todos los contactos de un conector de diez, cuente con un 60–70 % del valor de un solo contacto; en una envolvente caliente, con la mitad.',
  ),
  h2('Páginas relacionadas'),
  ul(
    '[Control de calidad](page:qualityControl)',
    '[Resolución de problemas](page:troubleshooting)',
    '[Certificados](page:complianceCenter)',
  ),
  info('El centro de ensayos pertenece a la empresa ficticia de esta demostración. No se emiten informes.'),
)

const complianceCenter = text(
  'Certificados y patentes',
  'RoHS, REACH, código arancelario y origen, con los documentos que los respaldan.',
  h2('Qué indica cada página de producto'),
  table(
    ['Indicación', 'Significa', 'Cambia cuando'],
    [
      'RoHS',
      'Directiva 2011/65/UE con (UE) 2015/863: diez sustancias por debajo de sus límites',
      'el fabricante cambia de aleación o de baño',
    ],
    [
      'REACH SVHC',
      'Ninguna sustancia extremadamente preocupante por encima del 0,1 % en peso',
      'se amplía la lista de candidatas, por lo general en enero y junio',
    ],
    [
      'Código arancelario (SA)',
      'Los seis primeros dígitos del arancel aduanero',
      'se revisa el arancel, cada cinco años',
    ],
    [
      'País de origen',
      'Dónde se realizó la última transformación sustancial',
      'se traslada la producción; manda el lote de su bolsa',
    ],
  ),
  p(
    'Las piezas de latón contienen hasta un 4 % de plomo según la exención 6(c) de RoHS. Si un producto se acoge a ella, la declaración lo indica.',
  ),
  h2('Documentos que puede solicitar'),
  ul(
    'Declaración de conformidad con los números de lote que ha recibido',
    'Declaración de materiales por producto (IPC-1752A, clase C) si el fabricante la facilita',
    'Factura comercial para la aduana con código arancelario, origen y peso: acompaña a cada paquete',
    'Declaración de origen para su expediente de proveedor',
  ),
  p('Escríbanos con el [formulario de contacto](page:contact), indicando el número de pedido y las referencias.'),
  h2('Exportación'),
  p(
    'La mayoría de los conectores no necesita licencia. Las series de alta fiabilidad pueden necesitarla para algunos destinos o usos; le preguntamos antes de enviar. Los productos no están destinados a sistemas de soporte vital, nucleares o de armamento, salvo que el fabricante lo indique por escrito: véanse las [condiciones de venta](page:termsOfSale).',
  ),
  info(
    'Los certificados y las patentes que aquí figuran pertenecen a la empresa ficticia de esta demostración. Sus números empiezan por DEMO y no constan en ningún registro.',
  ),
)

/** Quality, tests and certificates in Spanish. */
export const spanishQuality: Translations = {
  'page qualityControl': qualityControl,
  'page testCenter': testCenter,
  'page complianceCenter': complianceCenter,
}
