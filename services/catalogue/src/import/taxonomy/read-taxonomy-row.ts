import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { multiLine, singleLine } from '@pinline/contracts/api/text'
import type { ImportField, RowReason } from '@pinline/contracts/catalogue/import/import-options'
import {
  type AttributeGroup,
  type AttributeType,
  type AttributeUnit,
  attributeUnit,
} from '@pinline/events/catalogue/attribute-defined'
import { slug } from '@pinline/events/ids'
import { cellOf, type ImportColumn, rawCell } from '../column-cell.ts'
import { readWhole } from '../read-number.ts'
import { errorAt, type RowError, shown, structureError } from '../read-row.ts'
import { readText } from '../read-text.ts'
import type { Cell, NumberedRow } from '../source-row.ts'
import { readKeyedTexts, readNames } from './keyed-texts.ts'
import { groupOfWord, typeOfWord } from './taxonomy-fields.ts'

/** Texts by language; null removes one. */
export type TextPatch = Readonly<Partial<Record<LanguageCode, string | null>>>
/** Titles of the values, or words, in the cell's order. */
export type KeyedTexts = readonly (readonly [value: string, text: string])[]

/** The values of a row; what is undefined or missing stays as it is. */
export interface TaxonomyValues {
  readonly line: number
  readonly row: number
  readonly id: string
  /** Id or title of the category above; null: the top level. */
  readonly parent?: string | null
  readonly orderNum?: number
  readonly titles: TextPatch
  readonly leads: TextPatch
  readonly texts: TextPatch
  /** Ids or titles. */
  readonly attributes?: readonly string[]
  readonly type?: AttributeType
  readonly unit?: AttributeUnit | null
  readonly group?: AttributeGroup
  readonly choices: Readonly<Partial<Record<LanguageCode, KeyedTexts | null>>>
  readonly words?: KeyedTexts | null
  /** Ids or titles. */
  readonly categories?: readonly string[]
  /** What its cells contain, by field, as errors show it. */
  readonly cells: ReadonlyMap<ImportField, string | null>
}

export type ReadTaxonomyRow =
  | { readonly kind: 'values'; readonly values: TaxonomyValues }
  | { readonly kind: 'wrong'; readonly errors: readonly RowError[] }

const positions = { least: 1, most: 9999 }
const textSchemas = { title: singleLine(120), lead: singleLine(400), text: multiLine(4000) } as const
const plural = { title: 'titles', lead: 'leads', text: 'texts' } as const
const titleOfChoice = singleLine(120)
const searchWord = singleLine(60)
const maxChoices = 200
const maxWords = 40

type Draft = {
  -readonly [Field in Exclude<
    keyof TaxonomyValues,
    'titles' | 'leads' | 'texts' | 'choices' | 'cells'
  >]?: TaxonomyValues[Field]
} & {
  readonly titles: Record<string, string | null>
  readonly leads: Record<string, string | null>
  readonly texts: Record<string, string | null>
  readonly choices: Record<string, KeyedTexts | null>
}

const codeOf = (field: ImportField): LanguageCode | undefined =>
  languageCodes.find((code) => field.endsWith(`.${code}`))

const isTextKey = (key: string): key is keyof typeof textSchemas => Object.hasOwn(textSchemas, key)

/** The search words of a value, separated by commas of any script. */
export const searchWordsOf = (text: string): string[] =>
  text
    .split(/[,，、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const titleReason = (text: string): RowReason | undefined => {
  const read = readText(titleOfChoice, text)
  return 'reason' in read ? read.reason : undefined
}

const wordsReason = (text: string): RowReason | undefined => {
  const words = searchWordsOf(text)
  if (words.length > maxWords) return 'too-long'
  for (const word of words) {
    const read = readText(searchWord, word)
    if ('reason' in read) return read.reason
  }
  return undefined
}

/** Texts by value, each text checked. */
const readKeyed = (
  cell: string,
  reasonOf: (text: string) => RowReason | undefined,
): { readonly value: KeyedTexts } | { readonly reason: RowReason } => {
  const pairs = readKeyedTexts(cell)
  if (pairs === undefined || pairs.length > maxChoices) return { reason: 'bad-choices' }
  if (pairs.some(([value]) => !slug.safeParse(value).success)) return { reason: 'bad-choices' }
  if (new Set(pairs.map(([value]) => value)).size < pairs.length) return { reason: 'value-twice' }
  for (const [, text] of pairs) {
    const reason = reasonOf(text)
    if (reason !== undefined) return { reason }
  }
  return { value: pairs }
}

/** Ids are lower case; what a spreadsheet or a person writes in upper case means the same. */
const readId = (cell: string): string => cell.trim().toLowerCase()

/** Adds a cell to the values; returns why it is wrong. */
const take = (draft: Draft, field: ImportField, cell: string | null): RowReason | undefined => {
  const [key = ''] = field.split('.')
  const code = codeOf(field)
  if (isTextKey(key) && code !== undefined) {
    const read = cell === null ? { value: null } : readText(textSchemas[key], cell)
    if ('reason' in read) return read.reason
    draft[plural[key]][code] = read.value
    return undefined
  }
  if (key === 'choices' || key === 'words') {
    const read = cell === null ? { value: null } : readKeyed(cell, key === 'words' ? wordsReason : titleReason)
    if ('reason' in read) return read.reason
    if (key === 'words') draft.words = read.value
    else if (code !== undefined) draft.choices[code] = read.value
    return undefined
  }
  return takePlain(draft, key, cell)
}

const takePlain = (draft: Draft, key: string, cell: string | null): RowReason | undefined => {
  switch (key) {
    case 'parent':
      draft.parent = cell
      return undefined
    case 'attributes':
    case 'categories':
      draft[key] = cell === null ? [] : readNames(cell)
      return undefined
    case 'unit': {
      const unit = attributeUnit.options.find((one) => one === cell?.normalize('NFC'))
      if (cell !== null && unit === undefined) return 'unknown-value'
      draft.unit = unit ?? null
      return undefined
    }
    default:
      // Nothing else can be cleared.
      return cell === null ? 'missing' : takeRequired(draft, key, cell)
  }
}

const takeRequired = (draft: Draft, key: string, cell: string): RowReason | undefined => {
  switch (key) {
    case 'id': {
      const id = readId(cell)
      if (!slug.safeParse(id).success) return id.length > 60 ? 'too-long' : 'slug-format'
      draft.id = id
      return undefined
    }
    case 'type': {
      const type = typeOfWord(cell)
      if (type === undefined) return 'unknown-value'
      draft.type = type
      return undefined
    }
    case 'group': {
      const group = groupOfWord(cell)
      if (group === undefined) return 'unknown-value'
      draft.group = group
      return undefined
    }
    case 'order': {
      const read = readWhole(cell, { decimal: '.' })
      if ('reason' in read) return read.reason
      if (read.value < positions.least || read.value > positions.most) return 'out-of-range'
      draft.orderNum = read.value
      return undefined
    }
    default:
      throw new Error(`a file of categories or attributes has no field ${key}`)
  }
}

/** Texts keep their lines, which cells of one line have lost. */
const withLines = (cell: Cell, row: NumberedRow, column: ImportColumn): Cell => {
  if (typeof cell !== 'string' || column.index === null || cell !== rawCell(row, column)) return cell
  const raw = row.raw[column.index] ?? ''
  return /[\r\n]/.test(raw) && /^(?:text|choices|words|attributes|categories)\b/.test(column.field) ? raw.trim() : cell
}

/**
 * The values of a row of categories or attributes, or all its errors.
 * @param width number of columns in the header
 */
export const readTaxonomyRow = (row: NumberedRow, columns: readonly ImportColumn[], width: number): ReadTaxonomyRow => {
  const unreadable = structureError(row, width)
  if (unreadable !== undefined) return { kind: 'wrong', errors: [unreadable] }
  const draft: Draft = { titles: {}, leads: {}, texts: {}, choices: {} }
  const errors: RowError[] = []
  const cells = new Map<ImportField, string | null>()
  for (const column of columns) {
    const cell = withLines(cellOf(row, column), row, column)
    if (cell === undefined) continue
    const content = shown(rawCell(row, column))
    cells.set(column.field, content)
    const reason = take(draft, column.field, cell)
    if (reason !== undefined) errors.push({ column: column.name, value: content, reason })
  }
  const { id, ...values } = draft
  if (id === undefined && !errors.some(({ column }) => column === errorAt(columns, 'id', 'missing').column))
    errors.push(errorAt(columns, 'id', 'missing'))
  if (id === undefined || errors.length > 0) return { kind: 'wrong', errors }
  return { kind: 'values', values: { ...values, line: row.line, row: row.row, id, cells } }
}
