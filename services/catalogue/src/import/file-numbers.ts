import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { keyText, partKey } from '../identity/part-key.ts'
import { cellOf, type ImportColumn, isConfirmed } from './column-cell.ts'
import { requiredForNew } from './decide-row.ts'
import { doubleKey } from './known-numbers.ts'
import type { PartIds } from './part-ids.ts'
import { type RowError, shown } from './read-row.ts'
import type { Cell, SourceRow } from './source-row.ts'

/** The part numbers of a file, row by row: each occurs once, exists or can be added without a question. */
export class FileNumbers {
  readonly #columns: readonly ImportColumn[]
  readonly #partIds: PartIds
  readonly #canAdd: boolean
  readonly #lines = new Map<string, number>()
  /** The first spelling of each number, by its key without separators. */
  readonly #spellings = new Map<string, string>()

  constructor(columns: readonly ImportColumn[], partIds: PartIds) {
    this.#columns = columns
    this.#canAdd = requiredForNew.every((field) => columns.some((column) => column.field === field))
    this.#partIds = partIds
  }

  /** Why the number of the next row is refused, whatever else is wrong with the row; undefined if it is not. */
  check(row: SourceRow): RowError | undefined {
    const column = this.#columnOf('model')
    const manufacturer = this.#cell(row, 'manufacturer')
    const model = this.#cell(row, 'model')
    if (typeof manufacturer !== 'string' || typeof model !== 'string') return undefined
    const seen = this.#see(row.line, manufacturer, model)
    const error = { column: column?.name ?? 'model', value: shown(model) }
    const isKnown = this.#partIds.has(manufacturer, model)
    if (!isKnown && !this.#canAdd) return { ...error, ...this.#unknownPart(manufacturer, model) }
    const isQuestioned = !isKnown && (column === undefined || !isConfirmed(row, column))
    if (isQuestioned) {
      const question = this.#partIds.numbers.question(manufacturer, model)
      if (question !== undefined) return { ...error, ...question }
      if (seen.spelling !== undefined) return { ...error, reason: 'near-double', hint: seen.spelling }
    }
    return seen.line === undefined ? undefined : { ...error, reason: 'duplicate-in-file', hint: String(seen.line) }
  }

  /** Of a list that cannot add parts, such as one of stock. */
  #unknownPart(manufacturer: string, model: string): Pick<RowError, 'reason' | 'hint'> {
    const question = this.#partIds.numbers.question(manufacturer, model)
    if (question !== undefined && question.reason !== 'near-double') return question
    const hint = question?.hint ?? this.#partIds.nearest.of(manufacturer, model)
    return { reason: 'unknown-part', ...(hint === undefined ? {} : { hint }) }
  }

  #see(line: number, manufacturer: string, model: string) {
    const key = partKey(manufacturer, model)
    const first = this.#lines.get(key)
    if (first === undefined) this.#lines.set(key, line)
    const double = `${keyText(manufacturer)}\n${doubleKey(model)}`
    const spelling = this.#spellings.get(double)
    if (spelling === undefined && doubleKey(model) !== '') this.#spellings.set(double, model)
    const isOther = spelling !== undefined && partKey(manufacturer, spelling) !== key
    return { line: first, spelling: isOther ? spelling : undefined }
  }

  #columnOf(field: ImportField): ImportColumn | undefined {
    return this.#columns.find((column) => column.field === field)
  }

  #cell(row: SourceRow, field: ImportField): Cell {
    const column = this.#columnOf(field)
    return column === undefined ? undefined : cellOf(row, column)
  }
}
