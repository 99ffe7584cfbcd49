import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part as the HTTP library has it, to be placed on the sheet. */
export interface PlacedPart {
  readonly name: string
  /** Name of its symbol in the package. */
  readonly symbol: string
  /** With the nickname. */
  readonly footprint: string
}

/** Under which the package and the HTTP library stand in the tables of the project. */
export const nicknames = { installed: 'PCM_Pinline', http: 'Shop' } as const
/** A part that neither library has: its symbol and its footprint must be reported, or nothing was looked up. */
export const unknownPart = 'Nobody_has-this-part'

const table = (kind: string, rows: readonly (readonly [name: string, type: string, uri: string])[]): string =>
  [
    `(${kind} (version 7)`,
    ...rows.map(([name, type, uri]) => `  (lib (name "${name}")(type "${type}")(uri "${uri}")(options "")(descr ""))`),
    ')',
    '',
  ].join('\n')

const idOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

/** The symbols of the package as their texts, by name. */
const symbolTexts = (library: string): ReadonlyMap<string, string> =>
  new Map([...library.matchAll(/^ {2}\(symbol "([^"]+)"[\s\S]*?^ {2}\)$/gm)].map(([text, name = '']) => [name, text]))

/** A symbol as a schematic keeps it: under the name of its part in the HTTP library. */
const embedded = (text: string, symbol: string, part: string): string =>
  text
    .replaceAll(`(symbol "${symbol}`, `(symbol "${part}`)
    .replace(`(symbol "${part}"`, `(symbol "${nicknames.http}:${part}"`)

const property = (id: number, key: string, value: string, x: number, y: number): string =>
  `    (property "${key}" "${value}" (id ${id}) (at ${x} ${y} 0) (effects (font (size 1.27 1.27))))`

const perRow = 20
/** Symbols must not overlap: KiCad then reports one of two findings at a place. */
const stepMm = { across: 50.8, down: 152.4 }

const placed = ({ name, footprint }: PlacedPart, at: number): string => {
  const [x, y] = [stepMm.across * (1 + (at % perRow)), stepMm.down * (1 + Math.floor(at / perRow))]
  return [
    `  (symbol (lib_id "${nicknames.http}:${name}") (at ${x} ${y} 0) (unit 1)`,
    `    (in_bom yes) (on_board yes) (uuid ${idOf(at + 1)})`,
    property(0, 'Reference', `J${at + 1}`, x, y),
    property(1, 'Value', name, x, y),
    property(2, 'Footprint', footprint, x, y),
    property(3, 'Datasheet', '~', x, y),
    '  )',
  ].join('\n')
}

const schematic = (library: string, parts: readonly PlacedPart[]): string => {
  const texts = symbolTexts(library)
  const missing = parts.find(({ symbol }) => !texts.has(symbol))
  if (missing !== undefined) throw new Error(`the package has no symbol ${missing.symbol} for ${missing.name}`)
  return [
    '(kicad_sch (version 20211123) (generator pinline)',
    `  (uuid ${idOf(0)})`,
    '  (paper "A0")',
    '  (lib_symbols',
    ...parts.map(({ name, symbol }) => embedded(texts.get(symbol) ?? '', symbol, name)),
    '  )',
    ...parts.map(placed),
    '  (sheet_instances (path "/" (page "1")))',
    '  (symbol_instances',
    ...parts.map(({ name, footprint }, at) => {
      const shown = `(reference "J${at + 1}") (unit 1) (value "${name}") (footprint "${footprint}")`
      return `    (path "/${idOf(at + 1)}" ${shown})`
    }),
    '  )',
    ')',
    '',
  ].join('\n')
}

/**
 * Writes a project whose tables have the unpacked package and the HTTP library, and a sheet with these parts and one that
 * nobody has. Returns the sheet's file.
 */
export const writeProject = (folder: string, httpLibrary: string, parts: readonly PlacedPart[]): string => {
  const library = readFileSync(join(folder, 'symbols/Pinline.kicad_sym'), 'utf8')
  const [first] = parts
  const unknown =
    first === undefined ? [] : [{ ...first, name: unknownPart, footprint: `${nicknames.installed}:${unknownPart}` }]
  const sheet = join(folder, 'check.kicad_sch')
  writeFileSync(sheet, schematic(library, [...parts, ...unknown]))
  writeFileSync(join(folder, 'check.kicad_pro'), '{}\n')
  writeFileSync(join(folder, 'shop.kicad_httplib'), httpLibrary)
  const { installed, http } = nicknames
  const at = (path: string) => `\${KIPRJMOD}/${path}`
  writeFileSync(
    join(folder, 'sym-lib-table'),
    table('sym_lib_table', [
      [installed, 'KiCad', at('symbols/Pinline.kicad_sym')],
      [http, 'HTTP', at('shop.kicad_httplib')],
    ]),
  )
  writeFileSync(
    join(folder, 'fp-lib-table'),
    table('fp_lib_table', [[installed, 'KiCad', at('footprints/Pinline.pretty')]]),
  )
  return sheet
}
