import { type TableRow, UnreadableFileError } from '../source-row.ts'
import { unescaped, type Workbook } from './read-workbook.ts'
import { readXml } from './read-xml.ts'
import { shownNumber } from './shown-value.ts'
import type { ArchivePart } from './workbook-archive.ts'

/** A sheet that is wider is no list of parts; one cell far to the right would make each row long. */
const maxColumns = 1000
const maxRows = 1_048_576
const maxCellLength = 32_767

const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Collects the cells of a sheet row by row. */
class RowCollector {
  readonly #workbook: Workbook
  #rows: TableRow[] = []
  #line = 0
  #cells: string[] = []
  #column = -1
  #type = ''
  #style = -1
  #value = ''
  #inValue = false
  #inPhonetic = false

  constructor(workbook: Workbook) {
    this.#workbook = workbook
  }

  /** The rows since the last call. */
  taken(): readonly TableRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  readonly open = (name: string, { r, t = 'n', s }: Readonly<Record<string, string>>): void => {
    switch (name) {
      case 'row':
        this.#beginRow(r)
        return
      case 'c':
        this.#column = r === undefined ? this.#column + 1 : columnOf(r)
        this.#type = t
        this.#style = s === undefined ? -1 : Number(s)
        this.#value = ''
        return
      case 'v':
      case 't':
        this.#inValue = !this.#inPhonetic
        return
      case 'rPh':
        this.#inPhonetic = true
        return
      default:
    }
  }

  readonly text = (piece: string): void => {
    if (!this.#inValue) return
    this.#value += piece
    if (this.#value.length > maxCellLength) throw new UnreadableFileError('a cell is too long')
  }

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.#inValue = false
    else if (name === 'rPh') this.#inPhonetic = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells })
  }

  #beginRow(number: string | undefined): void {
    const line = number === undefined ? this.#line + 1 : Number(number)
    if (!(line > this.#line && line <= maxRows)) throw new UnreadableFileError('its rows are out of order')
    this.#line = line
    this.#cells = []
    this.#column = -1
  }

  #endCell(): void {
    const shown = this.#shown()
    if (shown === '') return
    if (this.#column < 0 || this.#column >= maxColumns) throw new UnreadableFileError('it has too many columns')
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = shown
  }

  #shown(): string {
    const { strings, formats, dateSystem } = this.#workbook
    const value = this.#value
    switch (this.#type) {
      case 's':
        return strings[Number(value)] ?? ''
      case 'inlineStr':
      case 'str':
        return unescaped(value)
      case 'b':
        return value === '' ? '' : value.trim() === '1' ? 'TRUE' : 'FALSE'
      case 'n':
        return shownNumber(value, formats[this.#style], dateSystem)
      default:
        return value
    }
  }
}

/**
 * The rows of a sheet that have cells, as they are read. `line` is the number of the row in the workbook.
 * @param seen receives the unpacked bytes of each piece
 */
export async function* sheetRows(
  workbook: Workbook,
  part: ArchivePart,
  seen: (bytes: number) => void,
): AsyncGenerator<TableRow, void, undefined> {
  const rows = new RowCollector(workbook)
  for await (const bytes of readXml(part, rows)) {
    seen(bytes)
    yield* rows.taken()
  }
}
