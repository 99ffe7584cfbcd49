import { card, figures, h2, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const batteryPacks = text(
  'Baterías',
  'Conectores polarizados y con enclavamiento, con paso de 2,00 a 3,00 mm y reserva de corriente.',
  figures(
    ['2,00–3,00 mm', 'paso habitual'],
    ['50 %', 'de reducción en carcasas calientes'],
    ['n + 1', 'tomas para n celdas en serie'],
  ),
  h2('Lo que importa'),
  ul(
    'Contactos que no se abren con la vibración: un cable de equilibrado que se interrumpe un instante parece una celda muerta',
    'Una codificación que proteja la polaridad, porque un conector de equilibrado invertido aplica la tensión de toda la batería a una entrada',
    'Secciones que limiten el calentamiento: las celdas envejecen antes junto a un conector caliente',
  ),
  h2('Cómo elegir'),
  ol(
    'Cuente las tomas de equilibrado: celdas en serie más una',
    'Para los contactos de potencia, sume las corrientes de pico de todas las celdas en paralelo',
    'En carcasas calientes, reduzca en un 50 % la corriente del conector',
    'Reserve un contacto para el sensor de temperatura, o mejor dos: necesita un retorno',
    'Deje un paso libre entre la toma más alta y la más baja, o use dos conectores',
  ),
  table(
    ['Función', 'Serie', 'Paso', 'Por qué'],
    [
      'Tomas de equilibrado',
      'XH',
      '2,50 mm',
      'el conector de equilibrado habitual, polarizado, herramientas económicas',
    ],
    ['Tomas de equilibrado, muchas celdas', 'PUD, dos filas', '2,00 mm', 'la mitad de longitud, con enclavamiento'],
    ['Carga y descarga', 'Micro-Fit', '3,00 mm', 'enclavamiento positivo, potencia y señal en una misma carcasa'],
  ),
  card('xh4'),
  tip(
    'Acople el conector de equilibrado en último lugar y desacóplelo el primero. Si se acopla el primero, soporta el pico de corriente de conexión de la batería.',
  ),
  h2('Para seguir leyendo'),
  ul('[Un engaste que aguanta](blog:crimping-that-holds)', '[¿2,50 o 2,54 mm?](blog:pitch-2-50-or-2-54)'),
)

const solarInverters = text(
  'Inversores solares',
  'Bloques de terminales para el cableado de campo, bases de potencia en el interior y una toma para el registrador de datos.',
  h2('Tres zonas, tres conectores'),
  table(
    ['Zona', 'Tensión', 'Conector'],
    ['Cableado de campo, lado de red', '230–400 V', 'bloques de terminales con paso de 7,50 o 7,62 mm'],
    ['Entre la placa de potencia y la de control', '24–60 V', 'cable a placa con paso de 3,96 mm'],
    ['Comunicación', 'menos de 5 V', 'RJ45 apantallado y aislado'],
  ),
  h2('Lo que importa'),
  ul(
    'Distancia en el aire: por encima de 2000 m de altitud, multiplique por 1,14 por cada 1000 m más',
    'Temperatura: dentro de un inversor cerrado son normales 85 °C, así que elija productos de 105 °C',
    'Veinte años a la intemperie: bornes que conservan su fuerza y baños que resisten la humedad',
  ),
  h2('Cómo elegir'),
  ol(
    'La tensión nominal y la categoría de sobretensión determinan el paso del bloque de terminales',
    'El cable con su puntera determina el borne; en algunas series, 2,5 mm² con puntera necesitan un borne de 4 mm²',
    'Enchufable en el lado que recibe mantenimiento, fijo en el que no',
  ),
  card('gmstba12'),
  p('Con el bloque enchufable, el instalador cambia el inversor sin aflojar ningún tornillo bajo tensión.'),
)

const motorDrives = text(
  'Accionamientos de motor',
  'Bloques de terminales enchufables con paso de 5,08 a 7,62 mm, para 320 a 630 V.',
  h2('Lo que importa'),
  ul(
    'Línea de fuga y distancia en el aire para la sobretensión de frenado: un accionamiento de 400 V frena a 750 V CC',
    'Tornillos que conservan el par de apriete tras miles de ciclos térmicos',
    'Señales del encoder lejos de las salidas del motor, con la pantalla conectada en ambos extremos',
  ),
  h2('Cómo elegir'),
  ol(
    'Empiece por la tensión nominal y el grado de contaminación: ambos determinan el paso',
    'Después, el cable con su puntera, porque la puntera es más ancha que el cable',
    'Después, el número de polos; uno más de los necesarios deja sitio para la pantalla',
    'Por último, la dirección de inserción: paralela a la placa en una carcasa para carril DIN, vertical detrás de un panel',
  ),
  table(
    ['Conexión', 'Paso', 'Valores nominales', 'Categoría'],
    ['Motor, resistencia de frenado', '7,62 mm', '630 V, 12 A', 'bloques de terminales enchufables'],
    ['Alimentación de 24 V, entradas', '5,08 mm', '320 V, 12 A', 'bloques de terminales enchufables'],
    ['Encoder', '2,77 mm', 'señal', 'D-Sub, 9 o 15 contactos'],
    ['Panel de mando', '2,54 mm', 'señal', 'conector IDC macho, cable plano'],
  ),
  card('gmstba10'),
  tip(
    'Use punteras con cable flexible en bornes de tornillo. Las puntas estañadas ceden bajo presión y el tornillo se afloja.',
  ),
)

const controlCabinets = text(
  'Armarios de control',
  'Backplanes y módulos que se recambian durante décadas: DIN 41612, conectores IDC macho y conectores modulares.',
  h2('Lo que importa'),
  ul(
    'Disponibilidad: un armario funciona veinte años, así que elija según una norma y no según un solo fabricante',
    'Ciclos de acoplamiento: la clase 2 de la norma IEC 60603-2 soporta 400; la clase 1, 500',
    'Codificación: dos tarjetas que caben una en la ranura de la otra acabarán intercambiadas algún día',
  ),
  h2('Cómo elegir'),
  ol(
    'Tipo B o C según el número de señales: 32, 64 o 96',
    'Macho en la tarjeta, hembra en el backplane, como prevé la norma',
    'Terminales según el grosor del backplane: soldados hasta 2,4 mm, press-fit a partir de ahí',
    'Cables planos en el interior: conectores IDC macho con pestañas donde una puerta tira del cable',
  ),
  table(
    ['Conexión', 'Conector', 'Contactos'],
    ['Tarjeta a backplane', 'DIN 41612', '16–96'],
    ['Tarjeta a panel frontal', 'conector IDC macho, 2,54 mm', '10–64'],
    ['Bus de campo', 'conector modular, D-Sub', '8, 9'],
  ),
  card('din32'),
  p(
    'Cambiar una tarjeta no debe exigir el esquema de cableado. Rotule ambos lados y use la codificación que ofrece la carcasa.',
  ),
)

const railAndAviation = text(
  'Ferrocarril y aviación',
  'Conectores de alta fiabilidad con paso de 1,25 a 2,00 mm, tornillos de bloqueo y descarga de tracción.',
  figures(
    ['1,25 y 2,00 mm', 'de paso'],
    ['4 láminas', 'en un contacto hembra de cobre-berilio'],
    ['30 años', 'de vida de un vehículo ferroviario'],
  ),
  h2('Lo que importa'),
  ul(
    'Contactos que soportan choques y niebla salina: cuatro láminas independientes por contacto hembra, oro completo',
    'Disponibilidad durante toda la vida del vehículo y un preaviso de 12 meses antes de descatalogar un producto',
    'Enclavamientos que no dependen del rozamiento: tornillos de bloqueo o pestañas',
  ),
  h2('Cómo elegir'),
  ol(
    'Compruebe primero la retención del contacto: determina si un cable puede arrancarlo',
    'Después, el bloqueo del conector: tornillos donde el mantenimiento se hace con herramienta, pestañas donde no',
    'Después, la descarga de tracción, si el cable sale de la carcasa',
    'Reserve un 20 % de contactos libres: los vehículos se reequipan',
  ),
  table(
    ['Necesidad', 'Serie', 'Paso'],
    ['Espacio mínimo, módulos de aviónica', 'Gecko', '1,25 mm'],
    ['Cable a placa con descarga de tracción', 'L-Tek', '2,00 mm'],
    ['Placa a placa dentro de una carcasa', 'M20', '2,54 mm'],
  ),
  card('gecko20'),
  warning(
    'Pregunte antes de usar un producto en una función de seguridad. El fabricante debe autorizarlo por escrito: véanse las [condiciones de venta](page:termsOfSale).',
  ),
)

const handheldDevices = text(
  'Dispositivos portátiles',
  'Conectores FFC/FPC, placa a placa de paso fino y USB para pantallas, cámaras y cargadores.',
  h2('Lo que importa'),
  ul(
    'Altura: la mayoría de estos conectores se elige por la separación entre dos placas',
    'Caídas: un receptáculo USB con anclajes en taladros metalizados se queda en la placa; uno con solo pads superficiales, no',
    'Montaje: un FFC sujeto con un cierre abatible se comprueba a simple vista',
  ),
  h2('Cómo elegir'),
  table(
    ['Conexión', 'Conector', 'Paso', 'Fíjese en'],
    ['Pantalla', 'FFC/FPC, 24–40 contactos', '0,5 mm', 'contactos arriba o abajo, grosor de cable de 0,3 mm'],
    ['Placa principal a módulo', 'placa a placa', '0,5 mm', 'altura acoplada, pivotes de alineación'],
    ['Carga y datos', 'USB Type-C', '–', 'anclajes pasantes, distancia al borde'],
    ['Batería, altavoz', 'cable a placa', '1,0–1,25 mm', 'enclavamiento, cable AWG 28–32'],
  ),
  ol(
    'Dibuje el apilado de placas y anote cada separación',
    'Decida el lado de los contactos del FFC antes de diseñar la placa: después no se puede cambiar',
    'Mantenga máscara de soldadura entre los pads de 0,5 mm; si no, se forman puentes',
  ),
  card('ffc24'),
  card('usbC'),
  p(
    'Para prototipos, pida cinta cortada: no hace falta una unidad de embalaje completa y la cantidad es libre a partir de la mínima.',
  ),
)

/** Solutions in Spanish. */
export const spanishSolutions: Translations = {
  'solution battery-packs': batteryPacks,
  'solution solar-inverters': solarInverters,
  'solution motor-drives': motorDrives,
  'solution control-cabinets': controlCabinets,
  'solution rail-and-aviation': railAndAviation,
  'solution handheld-devices': handheldDevices,
}
