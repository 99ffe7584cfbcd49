import { describe, expect, it } from 'vitest'
import { csvLine, withByteOrderMark } from './csv-line.ts'

describe('a line of a table', () => {
  it('quotes by RFC 4180 and ends with a line break', () => {
    expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines', null, undefined, 4.5, true])).toBe(
      'a,"b,c","say ""x""","two\nlines",,,4.5,true\r\n',
    )
    expect(csvLine([4.5, 'a'], { delimiter: ';', decimal: ',' })).toBe('"4,5";a\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1"])('marks %j as text, and no number', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
    expect(csvLine([-1])).toBe('-1\r\n')
  })

  it('begins no formula where a spreadsheet cuts it at another separator', () => {
    expect(csvLine(['b-1', 'Ada;=HYPERLINK("http://evil.example")'])).toBe(
      `b-1,"Ada;'=HYPERLINK(""http://evil.example"")"\r\n`,
    )
    expect(csvLine(['b-1', 'Ada,+1'], { delimiter: ';', decimal: ',' })).toBe(`b-1;"Ada,'+1"\r\n`)
  })

  it('follows a byte order mark', async () => {
    const parts: string[] = []
    const table = (async function* () {
      yield csvLine(['a'])
    })()
    for await (const part of withByteOrderMark(table)) parts.push(part)
    expect(parts).toEqual(['\ufeff', 'a\r\n'])
  })
})
