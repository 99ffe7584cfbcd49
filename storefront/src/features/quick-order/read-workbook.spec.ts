import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const sample = new Uint8Array(
  readFileSync(new URL('../../../../tests/samples-bom/excel-workbook.xlsx', import.meta.url)),
)

const changed = (change: (parts: Zippable) => void, level: 0 | 9 = 0): Uint8Array => {
  const parts: Zippable = unzipSync(sample)
  change(parts)
  return zipSync(parts, { level })
}

const sheetOf = (cells: string): Uint8Array =>
  strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
  )

const withSheet = (cells: string): Uint8Array =>
  changed((parts) => {
    parts['xl/worksheets/sheet2.xml'] = sheetOf(cells)
  }, 9)

describe('a workbook', () => {
  it('is read from the sheet that has a head row, each row on its own line', async () => {
    const read = await readWorkbook(sample)
    if (!('text' in read)) throw new Error(read.fault)
    const lines = read.text.split('\n')
    expect(lines[2]?.split('\t')).toContain('Manufacturer Part Number')
    expect(lines[4]).toBe('2\tJ3-J6\tHirose\tDF13-02P-1.25DS\t"Header ""DF13"", 2 pos"\t4\t40')
    expect(lines[5]).toBe('3\tX1\tPhoenix Contact\t1847699\tTerminal block for PCB\t1\t10')
    expect(lines).toHaveLength(7)
  })

  it('without a head row is read from the first sheet that has cells', async () => {
    expect(await readWorkbook(withSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>'))).toEqual({
      text: 'Sensor node, rev. C\t\nReleased\t2026-09-14',
    })
  })

  it('is refused if it is none or damaged', async () => {
    const document = zipSync({ 'word/document.xml': strToU8('<w/>') })
    for (const bytes of [document, sample.slice(0, 3000), new Uint8Array()])
      expect(await readWorkbook(bytes)).toEqual({ fault: 'fileNotWorkbook' })
  })

  it('is refused if it unpacks to too much, or its cells are too far apart', async () => {
    const one = '<c r="A1"><v>1</v></c>'
    const row = `<row r="1">${one.repeat(100)}</row>`
    for (const cells of [
      row.repeat(14_000),
      `<row r="1">${one}</row><row r="1048576"><c r="A1048576"><v>2</v></c></row>`,
      `<row r="1">${one}<c r="XFD1"><v>2</v></c></row>`,
    ])
      expect(await readWorkbook(withSheet(cells))).toEqual({ fault: 'fileTooManyCells' })
  })
})
