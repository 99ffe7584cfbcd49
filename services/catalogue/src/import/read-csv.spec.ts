import { describe, expect, it } from 'vitest'
import { guessDelimiter } from './csv-dialect.ts'
import { readCsv } from './read-csv.ts'

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const inPieces = (text: string, length: number) => async () =>
  (async function* () {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
  })()
const rows = async (text: string, delimiter: ',' | ';' | '\t' = ',', length = 7, passOver = 0) =>
  (await allOf(readCsv(inPieces(text, length), delimiter, passOver))).map(({ line, cells, error }) =>
    error === undefined ? [line, ...cells] : [line, error],
  )

describe('the records of a table', () => {
  it('have the line where they start, whatever the line ending and the content of quotes', async () => {
    const text = 'a,b\r\n1,"x\r\ny"\r\n\r\n"say ""hi""",2\n3,"p\n\nq"\rlast,4'
    for (const length of [1, 2, 5, 1000])
      expect(await rows(text, ',', length)).toEqual([
        [1, 'a', 'b'],
        [2, '1', 'x\r\ny'],
        [4, ''],
        [5, 'say "hi"', '2'],
        [6, '3', 'p\n\nq'],
        [9, 'last', '4'],
      ])
  })

  it('may have quotes within a cell, and fewer or more cells than the header', async () => {
    expect(await rows('a;b\n="0123";5" cable\n1\n1;2;3', ';')).toEqual([
      [1, 'a', 'b'],
      [2, '="0123"', '5" cable'],
      [3, '1'],
      [4, '1', '2', '3'],
    ])
  })

  it('lose no more than their own line if a quote is never closed', async () => {
    const text = 'a,b\n1,2\n3,"open\n5,6\n7,"8\n9,10\n'
    for (const length of [1, 4, 1000])
      expect(await rows(text, ',', length)).toEqual([
        [1, 'a', 'b'],
        [2, '1', '2'],
        [3, 'unclosed-quote'],
        [4, '5', '6'],
        [5, 'unclosed-quote'],
        [6, '9', '10'],
      ])
  })

  it('begin behind Excel’s line that names the delimiter', async () => {
    expect(await rows('sep=;\r\na;b\r\n1;2\r\n', ';', 3, 1)).toEqual([
      [2, 'a', 'b'],
      [3, '1', '2'],
    ])
  })
})

describe('the format of a table', () => {
  it('shows in its first lines', () => {
    expect(guessDelimiter('a;b;c\n1,5;2,5;3,5\n')).toBe(';')
    expect(guessDelimiter('a,b,c\n1.5,"x;y;z;w",3\n')).toBe(',')
    expect(guessDelimiter('a\tb\n1,5\t2,5\n')).toBe('\t')
    expect(guessDelimiter('a|b\n1|2')).toBe('|')
    expect(guessDelimiter('sep=|\na,b|c\n')).toBe('|')
    expect(guessDelimiter('Price list\nof Acme, Inc.\na;b;c\n1,5;2;3\n2,5;3;4\n')).toBe(';')
    expect(guessDelimiter('model\n43045-1000\n')).toBe(',')
  })
})
