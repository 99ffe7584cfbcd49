import { describe, expect, it, vi } from 'vitest'
import { chooseReading } from './choose-reading.ts'
import { linesOf, readingsOf } from './read-lines.ts'

const kinds = (text: string) => readingsOf(text).map((reading) => reading.kinds)
const rows = (text: string) => {
  const [reading] = readingsOf(text)
  return reading === undefined ? [] : linesOf(reading).lines.map((line) => [line.partNumber, line.quantity])
}

describe('a list without known heads', () => {
  it('has its columns by their shape: positions and prices are no quantities', () => {
    const text = '1\tJ1-J4\t43045-1000\t4\t0.25\n2\tX1\t1847699\t1\t1.10\n3\tJ7, J9\tDF13-02P-1.25DS\t2\t0.40\n'
    expect(kinds(text)).toEqual([[null, 'reference', 'part', 'quantity', null]])
    expect(rows(text)).toEqual([
      ['43045-1000', 4],
      ['1847699', 1],
      ['DF13-02P-1.25DS', 2],
    ])
  })

  it('counts references where no column has quantities', () => {
    expect(rows('J1-J4;43045-1000\nX1;502443-0270\n')).toEqual([
      ['43045-1000', 4],
      ['502443-0270', 1],
    ])
  })

  it('takes quantities before part numbers, and those that agree with the references', () => {
    expect(kinds('20;43045-1000\n15;502443-0270\n')).toEqual([['quantity', 'part']])
    expect(kinds('J1,J2\t43045-1000\t500\t2\nJ3\t502443-0270\t900\t1')).toEqual([
      ['reference', 'part', null, 'quantity'],
    ])
    expect(kinds('43045-1000;10;7\n502443-0270;20;5\n1847699;30;8')).toEqual([['part', null, 'quantity']])
  })

  it('skips a first row of heads that nobody knows, and uses the known ones', () => {
    const text = 'Sachbegriff;Lager;Menge\nStecker A1;43045-1000;4\nStecker B2;502443-0270;9\n'
    expect(kinds(text)).toEqual([
      ['part', null, 'quantity'],
      [null, 'part', 'quantity'],
    ])
    expect(rows(text).map(([, quantity]) => quantity)).toEqual([4, 9])
  })

  it('separated by commas may be a table or lines whose numbers have commas', () => {
    const text = 'J1,43045-1000,2\nJ4,502443-0270,1\n'
    expect(kinds(text)).toEqual([
      ['reference', 'part', 'quantity'],
      ['part', 'quantity'],
    ])
    expect(kinds('20,43045-1000\n15,502443-0270')).toEqual([
      ['part', 'quantity'],
      ['quantity', 'part'],
    ])
    expect(kinds('MKDS-1,5-10-5.08\nMKDS-1,5-2-5.08')[0]).toEqual(['part', 'quantity'])
    expect(kinds('43045-1000\t5.00\t20\n502443-0270\t2.00\t15')).toEqual([['part', null, 'quantity']])
  })
})

describe('the reading of several', () => {
  const text = 'MKDS-1,5-10-5.08,20\nMKDS-1,5-2-5.08,10\n'
  const knowing = (known: readonly string[]) =>
    vi.fn(async (queried: readonly string[]) =>
      queried.map((partNumber) => ({ match: known.includes(partNumber) ? ('exact' as const) : ('none' as const) })),
    )

  it('is the one whose part numbers the catalogue knows', async () => {
    const match = knowing(['MKDS-1,5-10-5.08', 'MKDS-1,5-2-5.08'])
    const reading = await chooseReading(readingsOf(text), match)
    expect(reading && linesOf(reading).lines.map((line) => [line.partNumber, line.quantity])).toEqual([
      ['MKDS-1,5-10-5.08', 20],
      ['MKDS-1,5-2-5.08', 10],
    ])
    expect(match).toHaveBeenCalledTimes(1)
  })

  it('is the likeliest by shape if the catalogue knows none', async () => {
    const readings = readingsOf(text)
    expect(await chooseReading(readings, knowing([]))).toBe(readings[0])
  })

  it('is not asked for if there is one, and only for few part numbers of a long list', async () => {
    const match = knowing([])
    await chooseReading(readingsOf('43045-1000;2'), match)
    expect(match).not.toHaveBeenCalled()
    const cells = Array.from({ length: 30 }, (_, column) => column)
    const wide = Array.from({ length: 400 }, (_, row) => cells.map((column) => `A-${row}-${column}`).join(';')).join(
      '\n',
    )
    await chooseReading(readingsOf(wide), match)
    expect(match.mock.calls.map(([queried]) => queried.length)).toEqual([64])
  })
})
