import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of texts, deflated. `claimed`: the unpacked size that it states of an entry instead of the real one. */
export const archiveOf = (
  entries: Readonly<Record<string, string>>,
  claimed: Readonly<Record<string, number>> = {},
) => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(claimed[name] ?? content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, place, Buffer.from(name)]))
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end])
}

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="http://x/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The parts of a workbook with one sheet, some of them replaced. */
export const workbookParts = (sheet: string, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': '<workbook><workbookPr/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', '/xl/styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000\\-0000"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml':
    '<sst><si><t>A</t></si><si><r><t>B </t></r><rPh><t>phonetic</t></rPh><r><t>&amp; C_x000A_D</t></r></si></sst>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  ...more,
})

export const workbookOf = (sheet: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  archiveOf(workbookParts(sheet, more))
