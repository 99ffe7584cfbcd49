import { expect, it } from 'vitest'
import { errorTable } from './error-table.ts'
import type { ImportErrorDocument } from './import-document.ts'
import type { NumberedRow } from './source-row.ts'

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value, void, undefined> {
  yield* values
}

const row = (number: number, ...raw: string[]): NumberedRow => ({ line: number + 1, row: number, cells: raw, raw })
const error = (number: number, column: string | null, hint?: string): ImportErrorDocument => ({
  _id: `i-${number}-${column}`,
  importId: 'i-1',
  run: 1,
  line: number + 1,
  row: number,
  column,
  value: null,
  reason: 'missing',
  ...(hint === undefined ? {} : { hint }),
})
const written = async (
  headers: readonly string[],
  rows: readonly NumberedRow[],
  errors: readonly ImportErrorDocument[],
): Promise<string[]> => {
  let text = ''
  for await (const line of errorTable(each(rows), each(errors), headers)) text += line
  return text.trimEnd().split('\r\n')
}

it('has only the rejected rows, each with its line and all its errors', async () => {
  const rows = [row(1, 'A', '1'), row(2, 'B', '2,5'), row(3, 'C', '3'), row(4, 'D', '4')]
  expect(await written(['MPN', 'Pitch'], rows, [error(2, 'MPN'), error(2, 'Pitch', '2.5'), error(3, null)])).toEqual([
    '\ufeffMPN,Pitch,import-line,import-errors',
    'B,"2,5",3,"MPN: missing; Pitch: missing (2.5)"',
    'C,3,4,*: missing',
  ])
})

it('replaces the errors of an earlier one for the same rows', async () => {
  const headers = ['MPN', 'import-line', 'import-errors']
  expect(await written(headers, [row(1, 'A', '17', 'MPN: missing')], [error(1, 'MPN')])).toEqual([
    '\ufeffMPN,import-line,import-errors',
    'A,2,MPN: missing',
  ])
})
