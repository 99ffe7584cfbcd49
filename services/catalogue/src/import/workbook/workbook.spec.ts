import { describe, expect, it } from 'vitest'
import { UnreadableFileError } from '../source-row.ts'
import { readWorkbook } from './read-workbook.ts'
import { sheetRows } from './sheet-rows.ts'
import { archiveOf, workbookOf, workbookParts } from './workbook.fixtures.ts'

const rowsOf = async (bytes: Buffer) => {
  const workbook = await readWorkbook(bytes)
  const [sheet] = workbook.sheets
  if (sheet === undefined) throw new Error('there is no sheet')
  const rows = []
  for await (const { line, cells } of sheetRows(workbook, sheet.part, () => undefined)) rows.push([line, ...cells])
  return rows
}
const cellsOf = async (cells: string, more: Readonly<Record<string, string>> = {}) =>
  (await rowsOf(workbookOf(`<row r="1">${cells}</row>`, more)))[0]?.slice(1)

describe('a sheet of a workbook', () => {
  it('is read row by row, each cell at its column', async () => {
    const sheet =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c r="E2"/></row><row r="7"><c><v>1</v></c></row>'
    expect(await rowsOf(workbookOf(sheet))).toEqual([
      [2, '', 'A', '', 'B & C\nD'],
      [7, '1'],
    ])
  })

  it.each([
    ['<c t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c>', 'inline'],
    ['<c t="str"><f>"a"</f><v>a</v></c>', 'a'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="d"><v>2026-12-04</v></c>', '2026-12-04'],
    ['<c s="1"><v>46360</v></c>', '2026-12-04'],
    ['<c s="1"><v>46360.5</v></c>', '2026-12-04T12:00:00'],
    ['<c s="3"><v>0.5</v></c>', '12:00:00'],
    ['<c s="2"><v>12345</v></c>', '00001-2345'],
    ['<c s="0"><v>430450812000</v></c>', '430450812000'],
    ['<c><v>1E+21</v></c>', '1e+21'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>1.125</v></c>', '1.1250'],
    ['<x:c><x:v>5</x:v></x:c>', '5'],
  ])('%s is %s', async (cell, shown) => {
    expect(await cellsOf(cell)).toEqual([shown])
  })

  it('counts days from 1904 if the workbook does', async () => {
    const book = '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>'
    expect(await cellsOf('<c s="1"><v>44898</v></c>', { 'xl/workbook.xml': book })).toEqual(['2026-12-04'])
  })

  it('is one of those that are shown', async () => {
    const book =
      '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="New" r:id="rId1"/></sheets></workbook>'
    const workbook = await readWorkbook(workbookOf('', { 'xl/workbook.xml': book }))
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['New'])
  })
})

describe('a workbook that is refused', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
  it.each([
    ['is no archive', Buffer.from('PK\x03\x04 and nothing else')],
    ['is another document', archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' })],
    ['defines entities', workbookOf('', { 'xl/worksheets/sheet1.xml': `${entity}<worksheet>&b;</worksheet>` })],
    ['has broken XML', workbookOf('<row r="1"><c>')],
    ['has a cell far to the right', workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    ['has a row far below', workbookOf('<row r="99999999"><c><v>1</v></c></row>')],
    ['has rows in another order', workbookOf('<row r="3"/><row r="2"/>')],
    ['has a cell without an end', workbookOf(`<row r="1"><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`)],
    ['has elements in elements without end', workbookOf(`${'<x>'.repeat(100)}${'</x>'.repeat(100)}`)],
    ['has a formula of megabytes', workbookOf(`<row r="1"><c><f>${'x'.repeat(3_000_000)}</f></c></row>`)],
    ['has an attribute of megabytes', workbookOf(`<row r="1" x="${'x'.repeat(3_000_000)}"/>`)],
    [
      'unpacks to more than it states',
      archiveOf(workbookParts(`<row r="1"/>${' '.repeat(200_000)}`), { 'xl/worksheets/sheet1.xml': 100 }),
    ],
    ['states a gigabyte', archiveOf(workbookParts(''), { 'xl/worksheets/sheet1.xml': 2 ** 30 + 1 })],
    ['states a gigabyte of texts', archiveOf(workbookParts(''), { 'xl/sharedStrings.xml': 2 ** 30 })],
  ])('%s', async (_, bytes) => {
    await expect(rowsOf(bytes)).rejects.toThrow(UnreadableFileError)
  })
})
