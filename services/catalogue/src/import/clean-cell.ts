import { defused } from '@pinline/chassis/files/csv-line'
import type { Cell } from './source-row.ts'

/** Words that clear a value; a text that is one of them is written with an apostrophe before it. */
const clearing: ReadonlySet<string> = new Set(['-', '\\n', 'null'])

const unwrapped = /^="(.*)"$/s

/** A cell's content: Excel's `="0123"` and its leading apostrophe are removed, and wrapped lines are joined. */
export const cleanCell = (raw: string): Cell => {
  const text = raw.trim().replaceAll(/\s*[\r\n]\s*/g, ' ')
  if (text === '') return undefined
  if (clearing.has(text.toLowerCase())) return null
  const inner = unwrapped.exec(text)?.[1]
  if (inner !== undefined) return inner.replaceAll('""', '"').trim() || undefined
  return text.startsWith("'") ? text.slice(1) : text
}

/** A text as a cell that no spreadsheet runs and that is read again as the same text. */
export const defusedCell = (text: string): string => (clearing.has(text.toLowerCase()) ? `'${text}` : defused(text))
