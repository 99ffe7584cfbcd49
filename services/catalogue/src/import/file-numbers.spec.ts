import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import type { ImportColumn } from './column-cell.ts'
import { FileNumbers } from './file-numbers.ts'
import { PartIds } from './part-ids.ts'

const partIds = (...models: readonly string[]) =>
  new PartIds(
    models.map((model, index) => ({
      id: productId.parse(`p-${String(index).padStart(16, '0')}`),
      manufacturer: 'Molex',
      model,
    })),
  )

const forNew: readonly ImportField[] = ['manufacturer', 'model', 'category', 'mounting', 'origin']
const columns = (confirmed: readonly string[] = [], fields = forNew): ImportColumn[] =>
  fields.map((field, index) => ({
    name: field === 'model' ? 'MPN' : field,
    index,
    field,
    decimal: '.',
    values: new Map(field === 'model' ? confirmed.map((value) => [value, value]) : []),
  }))

/** The reason and hint of each number, one a row. */
const check = (known: PartIds, models: readonly string[], confirmed: readonly string[] = []) => {
  const numbers = new FileNumbers(columns(confirmed), known)
  return models.map((model, index) => {
    const error = numbers.check({ line: index + 2, cells: ['molex', model] })
    return error === undefined ? undefined : [error.reason, error.hint]
  })
}
const one = (model: string, ...known: readonly string[]) => check(partIds(...known), [model])[0]

describe('a part number that a spreadsheet has damaged', () => {
  it.each([
    ...['Jan-02', '2-Jan', '02. Jan', '02-Jan', '2-Jan-26', 'Mrz 12', '02-janv', 'févr-02', '02-ene', '02-Thg1'],
    ...['02.01.2026', '1/2/2026', '2026-01-02', '2026/1/2', '2026-01-02 00:00:00', '1月2日', '2026年1月2日', '1월 2일'],
  ])('%s is a date', (model) => {
    expect(one(model)).toEqual(['spreadsheet-date', undefined])
  })

  it.each(['1E+11', '4.3045E+08', '4,3E+08', '1.00E-05', '1e+21'])('%s is a number with an exponent', (model) => {
    expect(one(model)).toEqual(['spreadsheet-number', undefined])
  })

  it.each([
    '#N/A',
    '#NAME?',
    '#REF!',
    '#VALUE!',
    '#DIV/0!',
    '#NV',
    '#WERT!',
    '#¡REF!',
    '#ССЫЛКА!',
    '#####',
    'n/a',
    'N.A.',
    'TBD',
    '???',
    '无',
    '=A1+1',
    '=SUM(A1)',
  ])('%s is an error value', (model) => {
    expect(one(model)).toEqual(['spreadsheet-error', undefined])
  })

  it.each(['TRUE', 'false', 'WAHR', 'FALSCH', 'VRAI', 'VERO', 'ИСТИНА'])('%s is a boolean', (model) => {
    expect(one(model)).toEqual(['spreadsheet-boolean', undefined])
  })

  it.each([
    ['Jan-02', 'JAN2', 'spreadsheet-date', 'JAN2'],
    ['2-Jan', '1-2', 'spreadsheet-date', '1-2'],
    ['Dec-10', '12-10', 'spreadsheet-date', '12-10'],
    ['02.01.2026', '2/1', 'spreadsheet-date', '2/1'],
    ['22.01.2027', '22-01-2027', 'spreadsheet-date', '22-01-2027'],
    ['2027-01-22', '22-01-2027', 'spreadsheet-date', '22-01-2027'],
    ['1E+11', '1E11', 'spreadsheet-number', '1E11'],
    ['4.3045E+08', '430450812', 'spreadsheet-number', '430450812'],
    ['4.3E+08', '0430450812', 'spreadsheet-number', '0430450812'],
    ['4.4E+08', '430450812', 'spreadsheet-number', undefined],
    ['430450812.0', '430450812', 'spreadsheet-number', '430450812'],
    ['12345678901234500', '12345678901234567', 'spreadsheet-number', '12345678901234567'],
    ['430450812', '0430450812', 'zeros-lost', '0430450812'],
  ])('%s was probably %s', (model, original, reason, hint) => {
    expect(one(model, original, '99-1')).toEqual([reason, hint])
  })

  it('may have been one of a few others, which are named', () => {
    expect(one('4.3E+08', '430450812', '430450813')).toEqual(['spreadsheet-number', '430450812, 430450813'])
    const many = ['430450812', '430450813', '430450814', '430450815']
    expect(one('4.3E+08', ...many)).toEqual(['spreadsheet-number', undefined])
  })
})

describe('a part number that only looks like it', () => {
  it.each([
    ...['MAR-12', 'JAN2', '22-01-2027', '1-2', '10-89-1021', '1E10', '2E3', '430450812', '0043', '#10-32', 'TRUE-1'],
    ...['12345678901234500', '4.3', '5.08', 'A-02-2026', '43045-0800', 'Max-10', '1.2.3', '2026', '30-Pin'],
  ])('%s is taken', (model) => {
    expect(one(model, '99-1')).toBeUndefined()
  })

  it('is taken if it exists', () => {
    for (const model of ['Jan-02', '1E+11', 'TRUE', '430450812', '#N/A'])
      expect(one(model, model, '0430450812', 'JAN2')).toBeUndefined()
  })

  it('has more zeros in front than an existing one', () => {
    expect(one('0430450812', '430450812')).toBeUndefined()
  })

  it('is taken once it is confirmed, and then occurs once', () => {
    expect(check(partIds('JAN2', 'AB-1'), ['Jan-02', 'AB1', 'Feb-02', 'Jan-02'], ['Jan-02', 'AB1'])).toEqual([
      undefined,
      undefined,
      ['spreadsheet-date', undefined],
      ['duplicate-in-file', '2'],
    ])
  })
})

describe('a part number that is nearly an existing one', () => {
  it.each([
    ['43045 1000', '43045-1000'],
    ['430451000', '43045-1000'],
    ['４３０４５.1000', '43045-1000'],
    ['bo-1il', 'B0.111'],
    ['В-А1', 'BA1'],
  ])('%s is not added beside %s', (model, existing) => {
    expect(one(model, existing)).toEqual(['near-double', existing])
  })

  it('is the existing one in another letter case or width', () => {
    expect(one('４３０４５-1000a', '43045-1000A')).toBeUndefined()
  })

  it('may differ by B and 8, or by more', () => {
    expect(one('43045-100B', '43045-1008')).toBeUndefined()
    expect(one('43045-1001', '43045-1000')).toBeUndefined()
  })

  it('is found within the file as well', () => {
    expect(check(partIds(), ['AB-1', 'AB1', 'ab-1'])).toEqual([
      undefined,
      ['near-double', 'AB-1'],
      ['duplicate-in-file', '2'],
    ])
  })
})

describe('an unknown part of a list that cannot add parts', () => {
  const stockList = (...known: readonly string[]) =>
    new FileNumbers(columns([], ['manufacturer', 'model', 'onHand']), partIds(...known))
  const check = (numbers: FileNumbers, model: string, line = 2, manufacturer = 'Molex') =>
    numbers.check({ line, cells: [manufacturer, model, '5'] })

  it.each([
    ['43045-1001', ['43045-1000', 'X-1'], '43045-1000'],
    ['43045 1000', ['43045-1000'], '43045-1000'],
    ['43045', ['43045-1000', '43045-1200'], '43045-1000, 43045-1200'],
    ['ZZZ', ['43045-1000'], undefined],
  ])('%s is reported with the nearest numbers', (model, known, hint) => {
    const error = { column: 'MPN', value: model, reason: 'unknown-part' }
    expect(check(stockList(...known), model)).toEqual(hint === undefined ? error : { ...error, hint })
  })

  it('is reported as damaged if it is', () => {
    expect(check(stockList('JAN2'), 'Jan-02')).toMatchObject({ reason: 'spreadsheet-date', hint: 'JAN2' })
    expect(check(stockList('43045-1000'), '43045-1000')).toBeUndefined()
  })

  it('may be one of another manufacturer', () => {
    expect(check(stockList('43045-1000'), '43045-1000', 2, 'Samtec')).toMatchObject({ hint: 'Molex 43045-1000' })
  })

  it('is reported as the same in each of its rows', () => {
    const numbers = stockList('43045-1000')
    const rows = [2, 3].map((line) => check(numbers, '43045-1001', line)?.reason)
    expect(rows).toEqual(['unknown-part', 'unknown-part'])
  })
})

describe('a part that is listed under another spelling', () => {
  const manufacturers = (maker: string, model: string, known: PartIds) =>
    new FileNumbers(columns(), known).check({ line: 2, cells: [maker, model] })

  it.each(['MOLEX INC', 'Molex LLC', '莫仕', 'モレックス'])('of its manufacturer is questioned: %s', (maker) => {
    const known = partIds('43045-1000')
    expect(manufacturers(maker, '430451000', known)).toMatchObject({ reason: 'near-double', hint: 'Molex 43045-1000' })
    expect(manufacturers(maker, '43045-1200', known)).toBeUndefined()
  })

  it('of another manufacturer is not', () => {
    expect(manufacturers('JST', '43045-1000', partIds('43045-1000'))).toBeUndefined()
  })

  it.each(['43045-1000-TR', '43045-1000(LF)(SN)', '43045-1000 LF'])('with an order code is questioned: %s', (model) => {
    expect(one(model, '43045-1000')).toEqual(['near-double', '43045-1000'])
    expect(check(partIds('43045-1000'), [model], [model])).toEqual([undefined])
  })

  it.each(['43045-1000-1', '43045-1000A', '43045-1000-V'])(
    'is another part with another letter or figure: %s',
    (model) => {
      expect(one(model, '43045-1000')).toBeUndefined()
    },
  )

  it('is questioned also after a manufacturer has come', () => {
    const known = partIds('43045-1000')
    expect(manufacturers('Nordpin AB', 'NP-1', known)).toBeUndefined()
    known.numbers.add('Nordpin', 'NP-1')
    expect(manufacturers('Nordpin AB', 'NP-1', known)).toMatchObject({ hint: 'Nordpin NP-1' })
  })
})
