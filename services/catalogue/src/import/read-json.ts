import { type Cell, type SourceRow, UnreadableFileError } from './source-row.ts'

/** A record that is longer is no record. Characters. */
const maxRecordLength = 1024 * 1024

/** One object of a file: its text, and the line that it begins on. */
interface ObjectText {
  readonly line: number
  readonly text: string
}

/** A JSON value as a cell: numbers and booleans as text, lists and objects as JSON, null clears a value. */
const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export interface JsonRecord {
  readonly line: number
  readonly values: ReadonlyMap<string, Cell>
  readonly error?: 'bad-json'
}

const recordOf = ({ line, text }: ObjectText): JsonRecord => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, values: new Map(Object.entries(value).map(([name, one]) => [name, cellOf(one)])) }
  } catch {}
  return { line, values: new Map(), error: 'bad-json' }
}

/** One object per line: a broken line skips only itself. */
async function* lineByLine(text: AsyncIterable<string>): AsyncGenerator<ObjectText, void, undefined> {
  let rest = ''
  let line = 0
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxRecordLength) throw new UnreadableFileError('a line is too long')
    for (const one of lines) {
      line += 1
      if (one.trim() !== '') yield { line, text: one }
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest }
}

/** Objects of an array, or one behind the other, by their braces. */
async function* byBraces(text: AsyncIterable<string>): AsyncGenerator<ObjectText, void, undefined> {
  let line = 1
  let startedOnLine = 1
  let depth = 0
  let quoted = false
  let escaped = false
  let kept = ''
  for await (const piece of text) {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at]
      if (character === '\n') line += 1
      if (escaped) escaped = false
      else if (quoted) {
        if (character === '\\') escaped = true
        else if (character === '"') quoted = false
      } else if (character === '"') quoted = depth > 0
      else if (character === '{') {
        if (depth === 0) {
          from = at
          startedOnLine = line
        }
        depth += 1
      } else if (character === '}' && depth > 0) {
        depth -= 1
        if (depth === 0) {
          yield { line: startedOnLine, text: kept + piece.slice(from, at + 1) }
          kept = ''
        }
      }
    }
    if (depth > 0) kept += piece.slice(from)
    if (kept.length > maxRecordLength) throw new UnreadableFileError('an object is too long')
  }
  if (depth > 0) yield { line: startedOnLine, text: kept }
}

/** Whether the file has one object per line, judged by its first line. */
export const isLineByLine = (beginning: string): boolean =>
  /^\{.*\}\s*$/.test(beginning.trimStart().split('\n')[0] ?? '')

/** The objects of a JSON file, in bounded memory: an array, or one object a line. */
export async function* readJson(
  text: AsyncIterable<string>,
  lines: boolean,
): AsyncGenerator<JsonRecord, void, undefined> {
  for await (const object of lines ? lineByLine(text) : byBraces(text)) yield recordOf(object)
}

/** A record in the order of the columns; what is no column is left out. */
export const inColumns = ({ line, values, error }: JsonRecord, columns: readonly string[]): SourceRow => ({
  line,
  cells: columns.map((column) => values.get(column)),
  ...(error === undefined ? {} : { error }),
})
