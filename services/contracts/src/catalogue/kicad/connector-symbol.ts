import type { Pad } from '@pinline/events/catalogue/connector-part'

/** What decides the symbol of a part: its pads, and the rows that its contacts stand in. */
export interface SymbolSource {
  readonly rows: number | null
  readonly pads: readonly Readonly<Pad>[]
}

/** A connector's symbol: its name in the library, and the numbers of its pins, which are the names of pads. */
export interface ConnectorSymbol {
  readonly name: string
  readonly pins: readonly string[]
  /** Pins stand on both sides: odd ones at the left. */
  readonly isDouble: boolean
}

/** Longer names do not fit KiCad's lists. */
const longestName = 90

/** The parts of a pad's name: letters before its number, the number as written, and what follows. */
const splitName = (name: string) => {
  const [, before = name, digits = '', after = ''] = /^(\D*)(\d+)(\D*)$/.exec(name) ?? []
  return { before, digits, after }
}

const inOrder = (one: string, other: string): number => {
  const [a, b] = [splitName(one), splitName(other)]
  if (a.before !== b.before) return a.before < b.before ? -1 : 1
  const [first, second] = [Number(a.digits), Number(b.digits)]
  if (first !== second) return first - second
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether a name follows another with a number that is larger by the step, written in the same way. */
const follows = (name: string, before: string, step: number): boolean => {
  const { before: letters, digits, after } = splitName(before)
  if (digits === '') return false
  const next = String(Number(digits) + step)
  return name === letters + (digits.startsWith('0') ? next.padStart(digits.length, '0') : next) + after
}

/** `A1-A12` for consecutive names, `a2-a32-even` for every second one, a name for itself. */
const runsOf = (names: readonly string[]): string[] => {
  const runs: string[] = []
  for (let at = 0; at < names.length; ) {
    const first = names[at] ?? ''
    const step = follows(names[at + 1] ?? '', first, 1) ? 1 : 2
    let end = at
    while (end + 1 < names.length && follows(names[end + 1] ?? '', names[end] ?? '', step)) end += 1
    // Two names with a gap between them are no run.
    if (step === 2 && end - at < 2) end = at
    const every = step === 1 ? '' : Number(splitName(first).digits) % 2 === 0 ? '-even' : '-odd'
    runs.push(end === at ? first : `${first}-${names[end] ?? ''}${every}`)
    at = end + 1
  }
  return runs
}

/** FNV-1a with 64 bits: names what is too long to be written out. */
const shortHash = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const sign of text) {
    hash ^= BigInt(sign.codePointAt(0) ?? 0)
    hash = BigInt.asUintN(64, hash * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

/**
 * The symbol of a part: a connector with a pin for each name that its copper pads have. Parts whose pads have the same
 * names in as many rows share one. Undefined if no pad has a name.
 */
export const connectorSymbol = ({ rows, pads }: SymbolSource): ConnectorSymbol | undefined => {
  const pins = [...new Set(pads.flatMap(([name, kind]) => (kind === 'n' || name === '' ? [] : [name])))].sort(inOrder)
  if (pins.length === 0) return undefined
  const numbers = new Set(pins.filter((name) => /^[1-9]\d*$/.test(name)).map(Number))
  const isCounted = numbers.size > 0 && Math.max(...numbers) === numbers.size
  const contacts = isCounted ? numbers.size : 0
  const isDouble = rows === 2 && isCounted && contacts % 2 === 0
  const counted = isDouble ? `02x${String(contacts / 2).padStart(2, '0')}` : `01x${String(contacts).padStart(2, '0')}`
  const others = runsOf(isCounted ? pins.filter((name) => !/^[1-9]\d*$/.test(name)) : pins)
  const written = ['Conn', ...(isCounted ? [counted] : []), ...others].join('_')
  const isShort = written.length <= longestName && pins.every((pin) => /^[\w+]+$/.test(pin))
  const name = isShort ? written : `Conn_${pins.length}pins_${shortHash(`${isDouble} ${JSON.stringify(pins)}`)}`
  return { name, pins, isDouble }
}
