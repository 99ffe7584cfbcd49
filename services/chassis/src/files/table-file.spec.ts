import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { tableFile } from './table-file.ts'

const rows: readonly (readonly CsvCell[])[] = [
  ['order', 'note', 'total', 'lines', 'custom', 'po'],
  ['2611', '=HYPERLINK("x")', { decimal: '12.50' }, 3, true, null],
  ['2612', 'a < b & "c"\u0001', { decimal: '0.00' }, -1, false, ''],
]

async function* table() {
  for (const row of rows) yield [row]
}

const fileOf = async (format: 'csv' | 'xlsx') => {
  const file = tableFile(table(), format, 'orders')
  const chunks = await file.stream.toArray()
  return { file, bytes: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as Uint8Array | string))) }
}

describe('a table for download', () => {
  it('as text keeps the digits of amounts, and marks what begins like a formula', async () => {
    const { file, bytes } = await fileOf('csv')
    expect(file).toMatchObject({ name: 'orders.csv', mediaType: 'text/csv' })
    expect(bytes.toString()).toBe(
      '\ufefforder,note,total,lines,custom,po\r\n2611,"\'=HYPERLINK(""x"")",12.50,3,true,\r\n2612,"a < b & ""c""\u0001",0.00,-1,false,\r\n',
    )
  })

  it('as a workbook has numbers as numbers, and no formula: a text is an inline string, whatever it begins with', async () => {
    const { file, bytes } = await fileOf('xlsx')
    expect(file.name).toBe('orders.xlsx')
    const parts = unzipSync(bytes)
    expect(Object.keys(parts).toSorted()).toEqual([
      ...['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/workbook.xml'],
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("x")</t></is></c>')
    expect(sheet).toContain('<c><v>12.50</v></c><c><v>3</v></c><c t="b"><v>1</v></c><c/></row>')
    expect(sheet).toContain('a &lt; b &amp; "c"</t>')
    expect(sheet.match(/<row>/g)).toHaveLength(3)
    expect(sheet.match(/ s="1"/g)).toHaveLength(6)
  })

  it('is written as it is read: what comes later is not in memory', async () => {
    let read = 0
    const many = (async function* () {
      for (; read < 2000; read += 1)
        yield Array.from({ length: 50 }, (_, index) => [`${read * 7919}-${index * 104729}`])
    })()
    const { stream } = tableFile(many, 'xlsx', 'large')
    for await (const _chunk of stream) break
    expect(read).toBeLessThan(500)
  })

  it('that fails on the way breaks off', async () => {
    const broken = (async function* () {
      yield [['order']]
      throw new Error('gone')
    })()
    await expect(tableFile(broken, 'xlsx', 'orders').stream.toArray()).rejects.toThrow('gone')
  })
})
