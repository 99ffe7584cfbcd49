import { spreadsheetText, textOfSpreadsheet } from '@pinline/contracts/api/spreadsheet-text'
import type { Cell } from './source-row.ts'

/** Words that clear a value; a text that is one of them is written with an apostrophe before it. */
const clearing: ReadonlySet<string> = new Set(['-', '\\n', 'null'])

const unwrapped = /^="(.*)"$/s

const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ')

/** A cell's content: Excel's `="0123"` and its leading apostrophe are removed, and wrapped lines are joined. */
export const cleanCell = (raw: string): Cell => {
  const trimmed = raw.trim()
  if (trimmed === '') return undefined
  if (clearing.has(trimmed.toLowerCase())) return null
  const text = onOneLine(trimmed)
  const inner = unwrapped.exec(text)?.[1]
  if (inner !== undefined) return inner.replaceAll('""', '"').trim() || undefined
  return onOneLine(textOfSpreadsheet(trimmed))
}

/** A text as a cell that no spreadsheet runs and that is read again as the same text. */
export const defusedCell = (text: string): string =>
  clearing.has(text.toLowerCase()) ? `'${text}` : spreadsheetText(text)
