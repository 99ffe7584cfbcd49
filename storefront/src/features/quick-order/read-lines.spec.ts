import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, maxLines, readingsOf } from './read-lines.ts'

const readLines = (text: string) => {
  const [first] = readingsOf(text)
  return first === undefined ? { lines: [], skipped: 0 } : linesOf(first)
}
const read = (text: string) => readLines(text).lines.map(({ partNumber, quantity }) => [partNumber, quantity])

describe('a list of part numbers', () => {
  it.each([
    ['43045-1000 20', '43045-1000', 20],
    ['43045-1000\t20', '43045-1000', 20],
    ['43045-1000;20', '43045-1000', 20],
    ['43045-1000, 20', '43045-1000', 20],
    ['43045-1000 x 20', '43045-1000', 20],
    ['43045-1000 × 20', '43045-1000', 20],
    ['20 x 43045-1000', '43045-1000', 20],
    ['20\t43045-1000', '43045-1000', 20],
    ['"43045-1000";"1 000"', '43045-1000', 1000],
    ['="0430451000"\t5', '0430451000', 5],
    ['43045-1000 20 pcs', '43045-1000', 20],
    ['MKDS-1,5-10-5.08', 'MKDS-1,5-10-5.08', null],
    ['MKDS-1,5-10-5.08,20', 'MKDS-1,5-10-5.08', 20],
    ['43045-1000', '43045-1000', null],
    ['0430451000', '0430451000', null],
    ['43045-1000;0', '43045-1000', null],
    ['43045-1000 (50)', '43045-1000', 50],
    ['DF13-02P-1.25DS(50)', 'DF13-02P-1.25DS(50)', null],
    ['43045-1000 qty:10', '43045-1000', 10],
    ['43045-1000, qty 500', '43045-1000', 500],
    ['43045-1000 x5', '43045-1000', 5],
    ['5x 43045-1000', '43045-1000', 5],
    ['10 pcs 43045-1000', '43045-1000', 10],
    ['- 43045-1000: 25 pcs', '43045-1000', 25],
    ['2) 43045-1000 - 25 Stück', '43045-1000', 25],
    ['43045-1000，30只', '43045-1000', 30],
    ['43045-1000\t10 pcs', '43045-1000', 10],
    ['43045-1000;20,00', '43045-1000', 20],
    ['43045-1000;1.000,00', '43045-1000', 1000],
    ['43045-1000\t1,000.0', '43045-1000', 1000],
    ['43045-1000 1k', '43045-1000', 1000],
    ['43045-1000 x 2.5k pcs', '43045-1000', 2500],
    ['53261 - 0471', '53261 - 0471', null],
    ['53261 0471', '53261 0471', null],
    ['43045 - 1000', '43045 - 1000', null],
    ['43045 - 1000 x 20', '43045 - 1000', 20],
    ['1757242 - 1000', '1757242', 1000],
    ['1. 43045-1000, 30', '43045-1000', 30],
    ['12. 43045-1000 – 15 pieces', '43045-1000', 15],
  ])('reads %j', (text, partNumber, quantity) => {
    expect(read(text)).toEqual([[partNumber, quantity]])
  })

  it('skips headings and empty lines, preserves line numbers, and counts surplus lines', () => {
    const text = '\uFEFFPart number;Quantity\r\n43045-1000;2\r\n\r\n43045-0200;3\r\n;;\r\n'
    expect(readLines(text).lines).toEqual([
      { line: 2, partNumber: '43045-1000', quantity: 2, unreadQuantity: '', manufacturer: '', note: '' },
      { line: 4, partNumber: '43045-0200', quantity: 3, unreadQuantity: '', manufacturer: '', note: '' },
    ])
    const many = readLines(Array.from({ length: maxLines + 7 }, (_, place) => `A-${place}`).join('\n'))
    expect([many.lines.length, many.skipped]).toEqual([maxLines, 7])
  })

  it('keeps the line numbers below a head row, and reads on behind a quote that nothing closes', () => {
    const text = 'Title\n\nMPN;Qty;Notes\n43045-1000;2;"two\nlines"\n43045-0200;3;\n'
    expect(readLines(text).lines.map(({ line, quantity }) => [line, quantity])).toEqual([
      [4, 2],
      [6, 3],
    ])
    expect(read('MPN;Qty;Notes\n43045-1000;2;"open\n43045-0200;3;\n')).toEqual([
      ['43045-1000', 2],
      ['43045-0200', 3],
    ])
  })

  it('keeps what is stated as quantity and cannot be one', () => {
    const text = 'MPN;Qty\n43045-1000;1E+03\n43045-0200;-5\n43045-0400;0\n43045-0600;\n43045-0800;7\n'
    expect(readLines(text).lines.map(({ quantity, unreadQuantity }) => [quantity, unreadQuantity])).toEqual([
      [null, '1E+03'],
      [null, '-5'],
      [null, '0'],
      [null, ''],
      [7, ''],
    ])
  })

  it('asks for the quantity of what is not placed on the board', () => {
    const text = 'Ref,Qty,MPN,DNP\nJ1,1,43045-1000,\nJ2,1,43045-0200,DNP\n"J3,J4",2,43045-0400,no\n'
    expect(readLines(text).lines.map(({ quantity, unreadQuantity }) => [quantity, unreadQuantity])).toEqual([
      [1, ''],
      [null, 'DNP'],
      [2, ''],
    ])
  })

  it('skips greetings around the list of a mail, and no line that may be a part number', () => {
    expect(read('Dear Sirs,\nplease quote:\n1. 43045-1000, 30\n2. ABC-XY\n\nThanks\n\nBest regards, Bob')).toEqual([
      ['43045-1000', 30],
      ['ABC-XY', null],
      ['Thanks', null],
    ])
    expect(read('pin header\nsocket strip')).toEqual([
      ['pin header', null],
      ['socket strip', null],
    ])
  })

  it('skips the rule below the heads of a table in a mail', () => {
    expect(read('| MPN | Qty |\n|:---|---:|\n| 43045-1000 | 20 |')).toEqual([['43045-1000', 20]])
  })

  it('reads the manufacturer and the quantity of all boards by heads in ten languages', () => {
    const makers = (head: string, delimiter = ';') =>
      readLines(`${head}\n${['43045-1000', '20', 'Molex'].join(delimiter)}\n`).lines.map(
        ({ partNumber, quantity, manufacturer }) => [partNumber, quantity, manufacturer],
      )
    for (const head of [
      'Référence fabricant;Quantité;Fabricant',
      'Referencia;Cantidad;Fabricante',
      'Codice produttore;Q.tà;Produttore',
      'Referência;Quantidade;Fabricante',
      'Артикул;Кол-во;Производитель',
      '部品番号;数量;メーカー',
      '製造商料號;數量;廠牌',
    ])
      expect(makers(head), head).toEqual([['43045-1000', 20, 'Molex']])
    expect(read('Ref,Qty per board,Total qty,Min qty,MPN\n"J1,J2",2,200,10,43045-1000\n')).toEqual([
      ['43045-1000', 200],
    ])
  })

  it('reads spreadsheet exports with any cell separator', () => {
    const partNumber = fc.stringMatching(/^[A-Z][A-Za-z0-9.+-]{2,20}$/).filter((text) => !/[.+-]$/.test(text))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(partNumber, fc.integer({ min: 1, max: 99_999 })), { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\t', ';', '|', ' '),
        fc.constantFrom('\n', '\r\n'),
        (rows, between, end) => {
          expect(read(rows.map(([part, count]) => `${part}${between}${count}`).join(end))).toEqual(rows)
        },
      ),
    )
  })

  it('never throws and returns no empty part number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const { partNumber, quantity } of readLines(text).lines) {
          expect(partNumber).not.toBe('')
          expect(quantity === null || quantity >= 1).toBe(true)
        }
      }),
    )
  })
})
