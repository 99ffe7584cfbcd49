const columns = [
  ...['manufacturer', 'model', 'category', 'series', 'positions', 'rows', 'pitchMm', 'orientation', 'mounting'],
  ...['weightGrams', 'moq', 'orderMultiple', 'packingUnit', 'leadTimeDays', 'hsCode', 'origin', 'rohs', 'reach'],
  ...['price.USD.1', 'price.USD.100', 'price.USD.1000', 'onHand'],
] as const

const pitches = ['1.00', '1.25', '1.27', '1.50', '2.00', '2.50', '2.54', '3.00', '3.96', '5.08']
const makers = ['Sample Works', 'Sample Contacts', 'Sample Electric', 'Sample Parts']

const rowOf = (n: number): readonly (string | number)[] => {
  const positions = 2 + (n % 60)
  return [
    ...[makers[n % makers.length] ?? '', `SW${1000 + (n % 97)}-${String(n).padStart(6, '0')}.${n % 10}`],
    ...['wire-to-board', `SW${n % 97}`, positions, 1 + (n % 2), pitches[n % pitches.length] ?? ''],
    ...[n % 3 === 0 ? 'right-angle' : 'vertical', n % 4 === 0 ? 'through-hole' : 'surface-mount'],
    ...[(0.2 + positions / 10).toFixed(2), 1, 1, 100, 14 + (n % 60), '853669', 'DE', 'yes', 'yes'],
    ...[(0.3 + positions / 50).toFixed(3), (0.25 + positions / 60).toFixed(3), (0.2 + positions / 70).toFixed(3)],
    (n * 37) % 20_000,
  ]
}

/** A manufacturer's table with new parts, each with price breaks and stock. UTF-8, commas. */
export const importFile = (rows: number): Buffer => {
  const lines = [columns.join(',')]
  for (let n = 0; n < rows; n += 1) lines.push(rowOf(n).join(','))
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}
