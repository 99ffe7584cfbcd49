import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { countReferences } from './list-columns.ts'
import { linesOf, readingsOf } from './read-lines.ts'
import { readWorkbook } from './read-workbook.ts'

const folder = new URL('../../../../tests/samples-bom/', import.meta.url)
const row = z.object({ partNumber: z.string(), quantity: z.int().nullable(), manufacturer: z.string() })
const expected = z
  .record(z.string(), z.array(row))
  .parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')))

const textOf = async (name: string): Promise<string> => {
  const bytes = readFileSync(new URL(name, folder))
  if (!name.endsWith('.xlsx')) return bytes.toString()
  const read = await readWorkbook(new Uint8Array(bytes))
  return 'text' in read ? read.text : read.fault
}

const readLines = (text: string) => {
  const [first] = readingsOf(text)
  return first === undefined ? { lines: [], skipped: 0 } : linesOf(first)
}

describe('a list of a board', () => {
  it('has a reading that is expected, in each of thirteen forms', () => {
    const files = readdirSync(folder).filter((name) => name !== 'expected.json')
    expect(files).toHaveLength(13)
    expect(files.sort()).toEqual(Object.keys(expected).sort())
  })

  it.each(Object.entries(expected))('is read from %s', async (name, rows) => {
    const { lines } = readLines(await textOf(name))
    expect(lines.map(({ partNumber, quantity, manufacturer }) => ({ partNumber, quantity, manufacturer }))).toEqual(
      rows,
    )
  })

  it.each([
    ['R1-R4', 4],
    ['J1,J2,J5', 3],
    ['J1 J2 J7', 3],
    ['C3–C5; C9', 4],
    ['J1..J4', 4],
    ['X1-3', 3],
    ['R4-R1', null],
    ['43045-1000', null],
    ['', null],
  ])('counts the references %j', (text, count) => {
    expect(countReferences(text)).toBe(count)
  })
})
