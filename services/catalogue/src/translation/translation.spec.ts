import type { TranslationFormat } from '@pinline/contracts/catalogue/content/translated-texts'
import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleContentId } from '../domain/content/content.fixtures.ts'
import { type Applied, applyTranslation, type FilePassages, type Problem } from './apply-translation.ts'
import type { Piece } from './inline-codes.ts'
import { hasSameBlocks } from './passages.ts'
import { readXliff } from './read-xliff.ts'
import { passagesIn, type TranslatedItem, textHash } from './translated-item.ts'
import { anyText } from './translation.fixtures.ts'
import { TranslationFileError } from './translation-file.ts'
import { readTranslationTable, translationTable } from './translation-table.ts'
import { writeXliff } from './write-xliff.ts'

const head = { source: 'en', target: 'de' } as const
const itemOf = (source: ContentText, target: ContentText | undefined): TranslatedItem => ({
  ...{ id: sampleContentId, kind: 'news', title: source.title, path: '/news/detail?id=x', state: 'complete' },
  ...{ sourceHash: textHash(source), targetHash: textHash(target), passages: passagesIn(source, target) },
})
const fileOf = (item: TranslatedItem, format: TranslationFormat): string =>
  format === 'xliff' ? writeXliff([item], head) : translationTable([item], head)
const read = async (text: string, format: TranslationFormat) =>
  format === 'xliff' ? await readXliff(text) : await readTranslationTable(text)
const applied = (source: ContentText, target: ContentText | undefined, file: FilePassages): Applied | Problem =>
  applyTranslation({ kind: 'news', source, target }, file, 'de')

/** What a translator does to a passage: other words, and the codes where they were. */
const translated = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => (piece.kind === 'text' ? { ...piece, text: `${piece.text}ß` } : piece))
const translation = (item: TranslatedItem): TranslatedItem => ({
  ...item,
  passages: item.passages.map((passage) => ({ ...passage, target: translated(passage.source) })),
})

describe.each(['xliff', 'csv'] as const)('a file for translators as %s', (format) => {
  it('changes nothing where it comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.option(anyText, { nil: undefined }), fc.boolean(), async (source, other, isSame) => {
        const target = isSame ? source : other
        const file = await read(fileOf(itemOf(source, target), format), format)
        expect(file).toMatchObject({ ...head, items: [{ id: sampleContentId, targetHash: textHash(target) }] })
        expect(applied(source, target, file.items[0]?.passages ?? new Map())).toMatchObject({ changed: [] })
      }),
      { numRuns: 60 },
    )
  })

  it('keeps blocks, marks and links of the source where it is translated, and is then known as imported', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (source) => {
        const file = await read(fileOf(translation(itemOf(source, undefined)), format), format)
        const passages = file.items[0]?.passages ?? new Map()
        const done = applied(source, undefined, passages)
        // A body without words leaves nothing to translate, so that nothing of it is there.
        if (!('text' in done)) {
          expect(done).toEqual({ code: 'incomplete', passages: [] })
          return
        }
        const { body } = done.text
        expect(hasSameBlocks(source.body as ContentDocument, body as ContentDocument)).toBe(true)
        const codesOf = (text: ContentText) => passagesIn(text, undefined).map(({ needed }) => needed)
        expect(codesOf({ ...done.text, metaTitle: source.metaTitle })).toEqual(codesOf(source))
        expect(applied(source, done.text, passages)).toMatchObject({ changed: [] })
      }),
      { numRuns: 60 },
    )
  })
})

const linked: ContentText = {
  title: 'Contacts',
  lead: '',
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See ' },
          { type: 'text', text: 'us', marks: [{ type: 'link', attrs: { kind: 'route', target: '/contact' } }] },
        ],
      },
    ],
  },
}
const passages = (body: readonly Piece[]): FilePassages =>
  new Map<string, readonly Piece[]>([
    ['title', [{ kind: 'text', text: 'Kontakte' }]],
    ['b0', body],
  ])

describe('a translated item', () => {
  it('is refused where a link is lost, unknown, or encloses nothing', () => {
    expect(applied(linked, undefined, passages([{ kind: 'text', text: 'Siehe uns' }]))).toEqual({
      code: 'code-lost',
      passages: ['b0'],
    })
    const empty: Piece[] = [
      { kind: 'text', text: 'Siehe' },
      { kind: 'open', id: '1' },
      { kind: 'close', id: '1' },
    ]
    expect(applied(linked, undefined, passages(empty))).toMatchObject({ code: 'code-lost' })
    const unknown: Piece[] = [
      { kind: 'open', id: '9' },
      { kind: 'text', text: 'x' },
      { kind: 'close', id: '9' },
    ]
    expect(applied(linked, undefined, passages(unknown))).toMatchObject({ code: 'code-unknown' })
  })

  it('is refused where a passage is missing or unknown, and where its text is too long', () => {
    const title = new Map([['title', [{ kind: 'text' as const, text: 'Kontakte' }]]])
    expect(applied(linked, undefined, title)).toEqual({ code: 'incomplete', passages: ['b0'] })
    expect(applied(linked, undefined, new Map([['b7', null]]))).toEqual({ code: 'passage-unknown', passages: ['b7'] })
    const long = new Map([['title', [{ kind: 'text' as const, text: 'x'.repeat(161) }]]])
    expect(applied(linked, undefined, long)).toEqual({ code: 'too-long', passages: ['title'] })
  })

  it('keeps its own links where only words change', () => {
    const target = JSON.parse(JSON.stringify(linked).replaceAll('/contact', '/customer-manager')) as ContentText
    const [, own] = passagesIn(linked, target)
    expect(own?.codes.map(({ mark }) => mark)).toHaveLength(2)
    const file = new Map([['title', [{ kind: 'text' as const, text: 'Kontakte' }]]])
    expect(applied(linked, target, file)).toMatchObject({ text: { title: 'Kontakte', body: target.body } })
  })
})

const xliff = (content: string, attributes = 'srcLang="en" trgLang="de"') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${attributes}>${content}</xliff>`
const item = (unit: string) =>
  `<file id="${sampleContentId}" original="pinline:a:b"><unit id="b0">${unit}</unit></file>`
const codeOf = async (text: string): Promise<string | undefined> => {
  try {
    await readXliff(text)
    return undefined
  } catch (error) {
    return error instanceof TranslationFileError ? error.code : String(error)
  }
}

describe('an XLIFF document', () => {
  it('is refused with a document type, whatever its entities do', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(await codeOf(`${bomb}${xliff('&b;')}`)).toBe('translation-file-unsafe')
    const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(await codeOf(`${outside}${xliff('&a;')}`)).toBe('translation-file-unsafe')
    expect(await codeOf(xliff(item('<segment><source>&a;</source></segment>')))).toBe('translation-file-unreadable')
  })

  it('is refused where it is no XLIFF 2, not well formed, of another maker, or in a wrong language', async () => {
    expect(await codeOf('<html/>')).toBe('translation-file-unreadable')
    expect(await codeOf(xliff('<file>'))).toBe('translation-file-unreadable')
    expect(await codeOf(xliff(''))).toBe('translation-file-unreadable')
    expect(await codeOf(xliff(`<file id="${sampleContentId}" original="a.docx"/>`))).toBe('translation-file-unreadable')
    expect(await codeOf(xliff('', 'srcLang="en" trgLang="nl"'))).toBe('translation-language-wrong')
    expect(await codeOf(xliff('', 'srcLang="en" trgLang="en"'))).toBe('translation-language-wrong')
    expect(await codeOf(`${'<a>'.repeat(70)}`)).toBe('translation-file-unreadable')
  })

  it('is read as programs write it: in pieces, with pairs, marks and characters of their own', async () => {
    const file = await readXliff(
      xliff(
        item(
          `<segment><source>One.</source><target>Eins<cp hex="0007"/>.</target></segment><ignorable><source> </source></ignorable>
           <segment><source>x</source><target><mrk id="m1" type="term">Zw<sc id="1"/>ei</mrk><ec startRef="1"/><ph id="2"/></target></segment>`,
        ),
      ),
    )
    expect(file.items[0]?.passages.get('b0')).toEqual([
      { kind: 'text', text: 'Eins\u0007. Zw' },
      { kind: 'open', id: '1' },
      { kind: 'text', text: 'ei' },
      { kind: 'close', id: '1' },
      { kind: 'alone', id: '2' },
    ])
  })
})

describe('a table for translators', () => {
  it('runs nothing in a spreadsheet', () => {
    const source: ContentText = { title: '=HYPERLINK("x")', lead: '', body: null }
    expect(translationTable([itemOf(source, undefined)], head)).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('is read with semicolons too, and refused without its columns', async () => {
    const table = translationTable([itemOf({ ...linked, title: 'a' }, linked)], head)
    const file = await readTranslationTable(table.replaceAll(',', ';'))
    expect(file.items[0]?.passages.get('b0')).toHaveLength(4)
    await expect(readTranslationTable('a,b\n1,2\n')).rejects.toThrow(TranslationFileError)
  })
})
