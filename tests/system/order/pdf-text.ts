import { inflateSync } from 'node:zlib'

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Glyph → text, of a table that the PDF library embeds with each font. */
const glyphTexts = (table: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [place, one] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      texts.set(
        (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0'),
        utf16((one[1] ?? '').replaceAll(' ', '')),
      )
  return texts
}

/** The text that a PDF of this product shows, in the order of drawing, without what is between words and cells. */
export const readPdfText = (pdf: Buffer): string => {
  const objects = new Map<string, { readonly head: string; readonly stream: string }>()
  for (const found of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = found
    const [head = '', packed] = body.split('\nstream\n')
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1')
    const isText = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Subtype')
    objects.set(id, { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' })
  }
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, glyphTexts(objects.get(table)?.stream ?? ''))
    }
  let text = ''
  for (const { stream } of objects.values()) {
    if (!stream.includes(' Tf')) continue
    let font: ReadonlyMap<string, string> | undefined
    for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)>/g))
      if (name !== undefined) font = fonts.get(name)
      else text += (glyphs?.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '').join('')
  }
  return text
}
