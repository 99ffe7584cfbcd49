import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const pitch = text(
  '¿2,50 o 2,54 mm?',
  'Cómo distinguir dos pasos que difieren en el grosor de un cabello.',
  p(
    'Los dos pasos más comunes del oficio difieren en 0,04 mm. En un solo paso no lo muestra ningún calibre. En diez, sí.',
  ),
  h2('Mida sobre muchos contactos'),
  p(
    'Mida del borde izquierdo del primer contacto al borde izquierdo del último. Divida entre el número de contactos menos uno.',
  ),
  table(
    ['Contactos', '2,50 mm', '2,54 mm', 'Diferencia'],
    ['2', '2,50', '2,54', '0,04'],
    ['5', '10,00', '10,16', '0,16'],
    ['8', '17,50', '17,78', '0,28'],
    ['10', '22,50', '22,86', '0,36'],
    ['20', '47,50', '48,26', '0,76'],
  ),
  tip(
    'Con menos de cinco contactos, fíjese en el cuerpo: un JST XH tiene una carcasa ranurada de 5,75 mm de fondo; una tira de pines no tiene carcasa.',
  ),
  h2('Qué ocurre si se mezclan'),
  p(
    'Hasta tres contactos suelen acoplarse. Con cinco, los contactos exteriores se desvían 0,16 mm; con ocho, se doblan. En el banco no se rompe nada; el contacto se abre cuando el equipo se calienta.',
  ),
  someParts('xh4', 'pinHeader6'),
  p('Otros conectores que se confunden con facilidad figuran en [resolución de problemas](page:troubleshooting).'),
)

const pinOne = text(
  'Por qué el pin 1 es cuadrado',
  'Una convención que no cuesta nada y salva una placa.',
  p(
    'Un pad cuadrado se encuentra con facilidad, incluso en una placa vacía, por ambas caras, sin serigrafía y sin plano. No cuesta nada, porque al fabricante de placas le da igual la forma de un pad.',
  ),
  h2('Dónde falla'),
  ul(
    'Montaje superficial: todos los pads son rectángulos. Ponga en la serigrafía un punto o una esquina biselada fuera del cuerpo',
    'Dos filas: en las tiras de pines, el pin 2 está al lado del pin 1; en los encapsulados DIL, sigue en la misma fila. El cuadrado dice dónde está el 1, no dónde está el 2',
    'Huellas en espejo: el cuadrado está en la esquina correcta de la cara equivocada',
  ),
  h2('Cómo lo muestran nuestros planos'),
  p(
    'El pin 1 tiene el contorno grueso y lleva su número; la vista es desde el lado de componentes. En la lista, todos los productos tienen el pin 1 a la izquierda, para poder comparar dos sin girar ninguno.',
  ),
  card('idc10'),
)

const footprint = text(
  'Compruebe una huella en papel antes de encargar placas',
  'Cinco minutos con una impresora descubren la mayoría de los errores que cuestan una revisión.',
  ol(
    'Abra la página del producto y elija «Imprimir 1:1». Desactive «ajustar a la página» en el cuadro de impresión',
    'Mida la barra de escala: 10 mm tienen que ser 10 mm. Si son 9,7, la impresora ha escalado',
    'Imprima también su propio diseño 1:1 y ponga las dos hojas contra una ventana',
    'Ponga la pieza real sobre el papel: pines sobre pads, pivotes sobre taladros, cuerpo dentro del contorno',
    'Gírela una vez. Si también encaja al revés, necesita codificación',
  ),
  table(
    ['Encontrado en el papel', 'Habría costado'],
    ['Huella en espejo', 'una revisión de la placa'],
    ['Pestaña que choca con un condensador al abrirse', 'una revisión de la placa'],
    ['Falta el taladro del pivote', 'con suerte, solo taladrarlo a mano'],
    ['Pin 1 en el extremo equivocado', 'un prototipo quemado'],
  ),
  card('mezzanine40'),
  p('Los archivos que ofrece la página de un producto se enumeran en [para desarrolladores](page:researchCenter).'),
)

const crimping = text(
  'Un engaste que aguanta',
  'Cómo es un buen engaste (crimpado) y qué fuerza de tracción debe soportar.',
  p(
    'La mayoría de los malos contactos en conectores cable a placa son malos engastes. El contacto está bien, el cable está bien; lo que falla es el barril que los une.',
  ),
  h2('Mírelo'),
  ul(
    'Hilos visibles en ambos extremos del barril del conductor, ninguno por fuera',
    'El aislamiento, dentro del barril de aislamiento y ni un milímetro más allá',
    'Boca acampanada en el extremo del cable: sin ella se cortan los hilos',
    'Ninguna flexión entre el contacto y el barril',
  ),
  h2('Tire de él'),
  p('Fuerzas de tracción de la norma IEC 60352-2 para un engaste:'),
  table(
    ['Cable', 'Sección', 'Fuerza'],
    ['AWG 28', '0,08 mm²', '11 N'],
    ['AWG 24', '0,20 mm²', '28 N'],
    ['AWG 22', '0,32 mm²', '40 N'],
    ['AWG 20', '0,52 mm²', '60 N'],
    ['AWG 18', '0,82 mm²', '90 N'],
  ),
  tip(
    'Tire de tres engastes antes de cada tanda y de tres después. Si fallan los últimos, sabrá que la herramienta se ha desajustado.',
  ),
  warning('No suelde un engaste para «mejorarlo». El estaño sube por los hilos y crea el punto por el que se rompen.'),
  someParts('xh4', 'sh4', 'picoBlade5'),
)

const tinOrGold = text(
  '¿Estaño u oro?',
  'El baño que se paga debería ser el que se necesita.',
  table(
    ['', 'Estaño', 'Oro'],
    ['Ciclos de acoplamiento', '10–50', '100–500'],
    ['Fuerza de contacto necesaria', 'más de 1 N', 'desde 0,3 N'],
    ['Tensión y corriente', 'más de 1 V, 100 mA', 'cualquiera, hasta microvoltios'],
    ['Vibración', 'solo con un enclavamiento firme', 'sí'],
    ['Precio', 'bajo', 'entre el doble y el cuádruple'],
  ),
  h2('Tres reglas'),
  ol(
    'Potencia que se acopla pocas veces: estaño',
    'Señales por debajo de 100 mA, o todo lo que vibra: oro',
    'Nunca uno con otro: el estaño se desgasta sobre el oro y se oxida allí',
  ),
  p(
    'La regla de los 100 mA es más antigua que la mayoría de nosotros: por debajo de esa corriente, el contacto no atraviesa por sí solo la película de óxido del estaño.',
  ),
  h2('Mire también el terminal'),
  p(
    'El oro en el terminal de soldadura vuelve frágil la unión. Los buenos productos tienen oro en el contacto y estaño en el terminal; la hoja de datos lo llama baño selectivo.',
  ),
  card('pinHeader40'),
)

const derating = text(
  'Por qué un contacto de 3 A no conduce 3 A',
  'Qué significa la corriente nominal y cuánto queda de ella en su equipo.',
  p(
    'La corriente nominal de una hoja de datos es un límite de temperatura disfrazado: la corriente a la que un contacto se calienta 30 K por encima del aire, a menudo con un solo contacto en carga y el cable más grueso.',
  ),
  h2('Qué la reduce'),
  table(
    ['Condición', 'Factor'],
    ['2 contactos contiguos', '0,9'],
    ['4 contactos', '0,8'],
    ['10 contactos, todos en carga', '0,6–0,7'],
    ['Cable dos calibres más fino', '0,8'],
    ['85 °C en la envolvente, producto de 105 °C', '0,6'],
  ),
  p(
    'Multiplique lo que corresponda. Un contacto de 3 A, diez en uso, en una envolvente caliente: 3 × 0,65 × 0,6 = 1,2 A.',
  ),
  tip(
    'Si es demasiado poco, ponga dos contactos en paralelo y cuente con 1,6 veces uno solo, porque nunca se reparten la corriente por igual.',
  ),
  h2('Productos para más corriente'),
  someParts('vh4', 'kk4', 'microFit4'),
  p('El calentamiento se puede medir en su propio lote: [centro de ensayos](page:testCenter).'),
)

/** Articles of the blog in Spanish. */
export const spanishBlog: Translations = {
  'blog pitch-2-50-or-2-54': pitch,
  'blog why-pin-1-is-square': pinOne,
  'blog check-a-footprint-1-to-1': footprint,
  'blog crimping-that-holds': crimping,
  'blog tin-or-gold': tinOrGold,
  'blog derating-explained': derating,
}
