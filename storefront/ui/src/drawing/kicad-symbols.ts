import type { ConnectorSymbol } from '@pinline/contracts/catalogue/kicad/connector-symbol'
import { type KicadValue, kicadBlock, kicadLine, quoted } from './kicad-text.ts'

/** The format of KiCad 6, which all later releases read. */
const FORMAT = 20211014

/** Lengths on the grid of schematics, mm. */
const SHEET_MM = { step: 2.54, half: 1.27, pin: 3.81, text: 1.27, line: 0.254 }
/** Pins on one side of a unit: more are taller than a sheet. */
const longestSide = 50

/** The pins of one unit, from top to bottom. */
interface Unit {
  readonly left: readonly string[]
  readonly right: readonly string[]
}

/** The units of a symbol: one, or as many as keep each from growing beyond a sheet. */
export function unitsOf({ pins, isDouble }: ConnectorSymbol): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < pins.length; at += 2 * longestSide) {
    const some = pins.slice(at, at + 2 * longestSide)
    const isEven = (pin: string): boolean => /^\d+$/.test(pin) && Number(pin) % 2 === 0
    const middle = Math.ceil(some.length / 2)
    if (isDouble) units.push({ left: some.filter((pin) => !isEven(pin)), right: some.filter(isEven) })
    else if (some.length <= longestSide) units.push({ left: some, right: [] })
    else units.push({ left: some.slice(0, middle), right: some.slice(middle) })
  }
  return units
}

const font: KicadValue = ['effects', ['font', ['size', SHEET_MM.text, SHEET_MM.text]]]
const hiddenFont: KicadValue = ['effects', ['font', ['size', SHEET_MM.text, SHEET_MM.text]], 'hide']

function property(id: number, key: string, value: string, y: number, isHidden: boolean): string {
  return kicadLine([
    ...['property', quoted(key), quoted(value), ['id', id], ['at', 0, y, 0]],
    isHidden ? hiddenFont : font,
  ])
}

function pinLine(pin: string, x: number, y: number, angle: number): string {
  return kicadLine([
    ...['pin', 'passive', 'line', ['at', x, y, angle], ['length', SHEET_MM.pin]],
    ...[
      ['name', quoted(`Pin_${pin}`), font],
      ['number', quoted(pin), font],
    ],
  ])
}

/** Half of a body is wide enough for both columns. */
const bodyHalf = (unit: Unit): number => (unit.right.length > 0 ? SHEET_MM.step : SHEET_MM.half)
/** The topmost pin, on the grid. */
const topOf = (unit: Unit): number => Math.floor((rowsOf(unit) - 1) / 2) * SHEET_MM.step
const rowsOf = ({ left, right }: Unit): number => Math.max(left.length, right.length)

function unitBlock(name: string, unit: Unit, number: number): string {
  const top = topOf(unit)
  const half = bodyHalf(unit)
  const end = half + SHEET_MM.pin
  const stroke: KicadValue = ['stroke', ['width', SHEET_MM.line], ['type', 'default'], ['color', 0, 0, 0, 0]]
  const bottom = top - (rowsOf(unit) - 1) * SHEET_MM.step - SHEET_MM.half
  const body: KicadValue = ['rectangle', ['start', -half, top + SHEET_MM.half], ['end', half, bottom]]
  return kicadBlock(
    ['symbol', quoted(`${name}_${number}_1`)],
    [
      kicadLine([...body, stroke, ['fill', ['type', 'background']]]),
      ...unit.left.map((pin, row) => pinLine(pin, -end, top - row * SHEET_MM.step, 0)),
      ...unit.right.map((pin, row) => pinLine(pin, end, top - row * SHEET_MM.step, 180)),
    ],
  )
}

function symbolBlock(symbol: ConnectorSymbol): string {
  const { name, pins } = symbol
  const units = unitsOf(symbol)
  const top = Math.max(...units.map(topOf)) + SHEET_MM.step
  const bottom = Math.min(...units.map((unit) => topOf(unit) - rowsOf(unit) * SHEET_MM.step))
  return kicadBlock(
    ['symbol', quoted(name), ['pin_names', ['offset', 1.016], 'hide'], ['in_bom', 'yes'], ['on_board', 'yes']],
    [
      property(0, 'Reference', 'J', top, false),
      property(1, 'Value', name, bottom, false),
      property(2, 'Footprint', '', 0, true),
      property(3, 'Datasheet', '~', 0, true),
      property(4, 'ki_keywords', 'connector', 0, true),
      property(5, 'ki_description', `Connector with ${pins.length} pins`, 0, true),
      ...units.map((unit, index) => unitBlock(name, unit, index + 1)),
    ],
  )
}

/** A library of connector symbols as a `.kicad_sym` file. Names must differ. */
export function kicadSymbols(symbols: readonly ConnectorSymbol[]): string {
  const head: KicadValue = ['kicad_symbol_lib', ['version', FORMAT], ['generator', 'pinline']]
  return `${kicadBlock(head, symbols.map(symbolBlock))}\n`
}
