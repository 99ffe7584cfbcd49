import { describe, expect, it } from 'vitest'
import { inColumns, isLineByLine, readJson } from './read-json.ts'

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const pieces = async function* (text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
const read = async (text: string, length = 4) =>
  (await allOf(readJson(pieces(text, length), isLineByLine(text)))).map((record) => {
    const { line, cells, error } = inColumns(record, ['model', 'rows', 'rohs', 'pads'])
    return error === undefined ? [line, ...cells] : [line, error]
  })

describe('the objects of a JSON file', () => {
  it('are those of an array, wherever its lines break', async () => {
    const text =
      '[\n {"model": "a{}\\"]", "rows": 2, "rohs": true},\n {"model": "b",\n  "rows": null, "pads": [[1]]}\n]'
    for (const length of [1, 3, 1000])
      expect(await read(text, length)).toEqual([
        [2, 'a{}"]', '2', 'true', undefined],
        [3, 'b', null, undefined, '[[1]]'],
      ])
  })

  it('are one per line, and a broken line skips only itself', async () => {
    const text = '{"model":"a"}\n{"model":"b"\n\n{"model":" "}\n"c"\n'
    for (const length of [1, 5, 1000])
      expect(await read(text, length)).toEqual([
        [1, 'a', undefined, undefined, undefined],
        [2, 'bad-json'],
        [4, undefined, undefined, undefined, undefined],
        [5, 'bad-json'],
      ])
  })
})
