const countries = ['DE', 'FR', 'JP']

/** A file as the list of orders exports it, with so many rows: a third of them for each country. */
export const sampleExport = (count: number) => {
  const rows = Array.from(
    { length: count },
    (_, at) => `PL-${String(at + 1).padStart(6, '0')},${countries[at % 3]},${at + 1},${(at % 7) * 10}.50`,
  )
  const csv = `\uFEFFOrder number,Country,Pieces,Total\r\n${rows.map((row) => `${row}\r\n`).join('')}`
  return { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
}
