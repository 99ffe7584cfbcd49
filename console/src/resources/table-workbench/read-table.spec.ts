import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { mostBytes, mostColumns, mostRows, readTable } from './read-table.ts'

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(strToU8(text)).buffer
const readText = async (text: string) => await readTable(bytesOf(text))

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** A workbook as the exports write it: inline texts and numbers. */
const workbook = (rows: string): ArrayBuffer =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet(rows)),
    }),
  ).buffer

describe('opening a table', () => {
  it.each([
    ['commas', '\uFEFFPart,Price\r\n"A, B",1.50\r\n'],
    ['semicolons', 'Part;Price\n"A, B";1.50\n'],
    ['tabs', 'Part\tPrice\nA, B\t1.50\n'],
  ])('reads %s', async (_, text) => {
    expect(await readText(text)).toEqual({
      kind: 'read',
      table: { titles: ['Part', 'Price'], rows: [['A, B', '1.50']] },
    })
  })

  it('gives each row a cell for each title, and a title to each cell', async () => {
    expect(await readText('a,b\n1\n1,2,3\n\n')).toEqual({
      kind: 'read',
      table: {
        titles: ['a', 'b', ''],
        rows: [
          ['1', '', ''],
          ['1', '2', '3'],
        ],
      },
    })
  })

  it('takes the apostrophe off a text that an export protected, and leaves negative numbers', async () => {
    expect(await readText("a,b\n'=1+1,-5\n")).toMatchObject({ table: { rows: [['=1+1', '-5']] } })
  })

  it('reads the first filled sheet of a workbook', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Part</t></is></c><c r="B1" t="inlineStr"><is><t>Pieces</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>PH-4</t></is></c><c r="B2"><v>12</v></c></row>'
    expect(await readTable(workbook(rows))).toEqual({
      kind: 'read',
      table: { titles: ['Part', 'Pieces'], rows: [['PH-4', '12']] },
    })
  })

  it.each([
    ['nothing', ''],
    ['titles alone', 'a,b\n'],
  ])('says that a file with %s is empty', async (_, text) => {
    expect(await readText(text)).toEqual({ kind: 'wrong', why: 'empty' })
  })
  it('says that an empty workbook is empty', async () => {
    expect(await readTable(workbook(''))).toEqual({ kind: 'wrong', why: 'empty' })
  })

  it.each([
    ['a picture', bytesOf('\u0089PNG\r\n\u001A\n\u0000\u0000')],
    ['an archive of something else', new Uint8Array(zipSync({ 'a.txt': strToU8('a') })).buffer],
    ['a quote without an end', bytesOf('a,b\n"1,2\n')],
  ])('refuses %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual({ kind: 'wrong', why: 'not-a-table' })
  })

  it.each([
    ['bytes', () => new ArrayBuffer(mostBytes + 1)],
    ['rows', () => bytesOf('a\n'.repeat(mostRows + 2))],
    ['columns', () => bytesOf(`${','.repeat(mostColumns)}\n1\n`)],
    ['rows of a workbook', () => workbook(`<row r="${mostRows + 2}"><c r="A${mostRows + 2}"><v>1</v></c></row>`)],
  ])('refuses too many %s', async (_, bytes) => {
    expect(await readTable(bytes())).toEqual({ kind: 'wrong', why: 'too-large' })
  })
})
