import { openAsBlob } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readListFile } from './read-list-file.ts'

const sample = new URL('../../../../tests/samples-bom/excel-workbook.xlsx', import.meta.url)

describe('a file with a list', () => {
  it('is text or a workbook, whatever its name', async () => {
    expect(await readListFile(new Blob(['\uFEFF43045-1000;2']))).toEqual({ text: '43045-1000;2' })
    expect(await readListFile(await openAsBlob(sample))).toMatchObject({
      text: expect.stringContaining('DF13-02P-1.25DS'),
    })
  })

  it.each([
    [
      'UTF-16, as "Unicode text" of a spreadsheet',
      Buffer.from('\uFEFF型号\t数量\n43045-1000\t2', 'utf16le'),
      '型号\t数量',
    ],
    ['Chinese Windows', Buffer.from('d0cdbac52ccafdc1bf0a', 'hex'), '型号,数量'],
    ['Western Windows', Buffer.from('Stückzahl;Teilenummer', 'latin1'), 'Stückzahl'],
  ])('is read in the encoding of %s', async (_name, bytes, text) => {
    expect(await readListFile(new Blob([bytes]))).toEqual({ text: expect.stringContaining(text) })
  })

  it.each([
    ['fileTooLarge', new Uint8Array(5_000_001).fill(65)],
    ['fileTooLarge', new Uint8Array(1_000_001).fill(65)],
    ['fileNotText', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0])],
    ['fileOldWorkbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['fileNotWorkbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0])],
  ])('is refused: %s', async (fault, bytes) => {
    expect(await readListFile(new Blob([bytes]))).toEqual({ fault })
  })
})
