import { describe, expect, it } from 'vitest'
import { maxBinFileRows, readBinFile } from './bin-rows.ts'

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

describe('a file of bins', () => {
  it('is read by the titles of its columns, with or without a manufacturer', () => {
    for (const [text, manufacturer] of [
      ['part number,bin\n43045-1000,A-03-12\n', ''],
      ['\ufeffBin;Manufacturer;Part number\r\nA-03-12;Molex;43045-1000\r\n', 'Molex'],
      ['型号\t品牌\t货位\n43045-1000\tMolex\tA-03-12\n\n', 'Molex'],
    ] as const)
      expect(readBinFile(bytesOf(text))).toEqual({
        kind: 'read',
        rows: [{ partNumber: '43045-1000', manufacturer, bin: 'A-03-12' }],
      })
  })
  it('may take a bin away, and may have lines without a part', () =>
    expect(readBinFile(bytesOf('mpn,bin\n43045-1000,\n,A-1\n'))).toMatchObject({
      rows: [{ partNumber: '43045-1000', bin: '' }],
    }))
  it('is refused without its columns, without rows and with too many', () => {
    const wrong = (text: string) => readBinFile(bytesOf(text))
    expect(wrong('mpn,price\na,1\n')).toEqual({ kind: 'wrong', why: 'columns' })
    expect(wrong('mpn,bin\n')).toEqual({ kind: 'wrong', why: 'rows' })
    expect(wrong(`mpn,bin\n${'a,b\n'.repeat(maxBinFileRows + 1)}`)).toEqual({ kind: 'wrong', why: 'rows' })
  })
})
