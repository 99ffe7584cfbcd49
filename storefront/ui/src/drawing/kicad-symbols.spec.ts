import { type ConnectorSymbol, connectorSymbol } from '@pinline/contracts/catalogue/kicad/connector-symbol'
import { describe, expect, it } from 'vitest'
import type { PadTuple } from './drawable-part.ts'
import { kicadSymbols, unitsOf } from './kicad-symbols.ts'
import { partsCalled, readExpression, valuesOf } from './kicad-text.fixtures.ts'
import { seedParts } from './seed-parts.fixtures.ts'

const symbolOf = (names: readonly string[], rows: number | null = 1): ConnectorSymbol => {
  const pads = names.map((name, at): PadTuple => [name, 's', 'r', at, 0, 0.5, 0.5])
  const symbol = connectorSymbol({ rows, pads: pads.map((pad) => [...pad]) })
  if (symbol === undefined) throw new Error('there is no symbol')
  return symbol
}
const counted = (from: number, to: number, letter = ''): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`)

const seedSymbols = new Map(
  seedParts.map((part) => {
    const symbol = connectorSymbol({ rows: part.rows, pads: part.pads.map((pad) => [...pad]) })
    return [part, symbol] as const
  }),
)

describe('the symbol of a connector', () => {
  it('is named after its rows and contacts, and what else has a name', () => {
    expect(symbolOf(counted(1, 4)).name).toBe('Conn_01x04')
    expect(symbolOf(counted(1, 20), 2).name).toBe('Conn_02x10')
    expect(symbolOf([...counted(1, 15), 'SH'], 2).name).toBe('Conn_01x15_SH')
    expect(symbolOf([...counted(1, 9), '0']).name).toBe('Conn_01x09_0')
    expect(symbolOf([...counted(1, 12, 'A'), ...counted(1, 12, 'B'), 'S1']).name).toBe('Conn_A1-A12_B1-B12_S1')
    expect(symbolOf(['a2', 'a4', 'a6', 'a8']).name).toBe('Conn_a2-a8-even')
    expect(symbolOf(['C01', 'C02', 'C03']).name).toBe('Conn_C01-C03')
    expect(symbolOf(['1', '2', '4']).name).toBe('Conn_1-2_4')
  })

  it('has another name where the pins differ, even where they cannot be written out', () => {
    const [odd, other] = [symbolOf(['a/b', 'c']), symbolOf(['a:b', 'c'])]
    expect(odd.name).toMatch(/^Conn_2pins_[0-9a-f]{16}$/)
    expect(other.name).not.toBe(odd.name)
    const byName = new Map<string, string>()
    for (const symbol of seedSymbols.values()) {
      const text = JSON.stringify(symbol)
      expect(byName.get(symbol?.name ?? '') ?? text).toBe(text)
      byName.set(symbol?.name ?? '', text)
    }
    expect(byName.size).toBeGreaterThan(200)
  })

  it('has a pin for each name that the copper pads of a part have', () => {
    const different = seedParts.filter((part) => {
      const names = new Set(part.pads.flatMap(([name, kind]) => (kind === 'n' || name === '' ? [] : [name])))
      const pins = seedSymbols.get(part)?.pins ?? []
      return pins.length !== names.size || pins.some((pin) => !names.has(pin))
    })
    expect(different.map(({ model }) => model)).toEqual([])
  })

  it('is missing where no copper has a name', () => {
    expect(
      connectorSymbol({
        rows: 1,
        pads: [
          ['', 's', 'r', 0, 0, 1, 1],
          ['1', 'n', 'c', 0, 0, 1, 1, 1],
        ],
      }),
    ).toBeUndefined()
  })
})

describe('a library of symbols', () => {
  const symbols = [
    ...new Map([...seedSymbols.values()].flatMap((one) => (one ? [[one.name, one] as const] : []))).values(),
  ]

  it('has each symbol with all its pins, on the grid and none on another', () => {
    const library = readExpression(kicadSymbols(symbols))
    const written = partsCalled(library, 'symbol')
    expect(written.map(([, name]) => name)).toEqual(symbols.map(({ name }) => name))
    written.forEach((symbol, at) => {
      const units = partsCalled(symbol, 'symbol')
      const pins = units.flatMap((unit) => partsCalled(unit, 'pin'))
      expect(pins.flatMap((pin) => valuesOf(pin, 'number')).toSorted()).toEqual(symbols[at]?.pins.toSorted())
      for (const unit of units) {
        const places = partsCalled(unit, 'pin').map((pin) => valuesOf(pin, 'at').map(Number))
        expect(new Set(places.map(String)).size).toBe(places.length)
        for (const [x = 0, y = 0] of places) {
          expect(Math.abs(x / 1.27 - Math.round(x / 1.27))).toBeLessThan(1e-6)
          expect(Math.abs(y / 2.54 - Math.round(y / 2.54))).toBeLessThan(1e-6)
        }
      }
    })
  })

  it('has odd pins at the left and even ones at the right of two rows', () => {
    expect(unitsOf(symbolOf([...counted(1, 6), 'SH'], 2))).toEqual([
      { left: ['1', '3', '5', 'SH'], right: ['2', '4', '6'] },
    ])
  })

  it('has units of at most a hundred pins', () => {
    const units = unitsOf(symbolOf(counted(1, 240)))
    expect(units.map(({ left, right }) => left.length + right.length)).toEqual([100, 100, 40])
    expect(units.flatMap(({ left, right }) => [...left, ...right])).toEqual(counted(1, 240))
  })
})
