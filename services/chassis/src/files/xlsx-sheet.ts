import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Rows in batches, the header first. */
export type Table = AsyncIterable<readonly (readonly CsvCell[])[]>

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts of a workbook besides its sheet, by ECMA-376. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${related}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is that of the header.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

const sheetStart = `${declared}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** Characters of a cell, as spreadsheets read them. */
const maxCellLength = 32_767

/** What XML 1.0 cannot say. */
const unsayable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .replaceAll(unsayable, '')
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)

/** Texts are inline strings: no spreadsheet reads one as a formula, whatever it begins with. */
const cellOf = (cell: CsvCell, style: string): string => {
  if (cell === null || cell === undefined || cell === '') return `<c${style}/>`
  if (typeof cell === 'boolean') return `<c${style} t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c${style}><v>${cell.decimal}</v></c>`
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/**
 * A workbook of one sheet, with a header that stays in view. Only a batch of rows and what is compressed of it are in memory:
 * libraries that build the sheet first hold all rows.
 */
export async function* xlsxFile(table: Table): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const begun = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return file
  }
  for (const [name, xml] of Object.entries(parts)) begun(name).push(strToU8(declared + xml), true)
  const sheet = begun('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(sheetStart))
  let style = ' s="1"'
  for await (const rows of table) {
    let xml = ''
    for (const row of rows) {
      xml += `<row>${row.map((cell) => cellOf(cell, style)).join('')}</row>`
      style = ''
    }
    sheet.push(strToU8(xml))
    yield* ready.splice(0)
  }
  sheet.push(strToU8(sheetEnd), true)
  zip.end()
  yield* ready
}
