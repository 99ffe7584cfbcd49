import { languageTag } from '@pinline/contracts/api/languages'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import type { InlineCode, Piece } from './inline-codes.ts'
import { placeNote } from './place-note.ts'
import { longest, type Passage, type TranslatedItem } from './translated-item.ts'

export interface TranslationHead {
  readonly source: ContentLanguage
  readonly target: ContentLanguage
}

/** Controls and halves of characters; XML 1.0 allows hardly any of them. */
const notInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\p{Cs}]/gu

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
/** A text in an element: what XML cannot carry is a code of its own. */
const inline = (text: string): string =>
  escaped(text).replaceAll(
    notInXml,
    (one) => `<cp hex="${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )
const content = (text: string): string => escaped(text.replaceAll(notInXml, ''))
const attribute = (text: string): string => content(text).replaceAll('"', '&quot;').replaceAll('\n', ' ')

/** How a code is described to the translator's program. */
const describe = ({ mark }: InlineCode): { readonly type: string; readonly start: string; readonly end: string } => {
  if (mark === null) return { type: 'type="fmt" subType="xlf:lb"', start: '<br/>', end: '' }
  switch (mark.type) {
    case 'bold':
      return { type: 'type="fmt" subType="xlf:b"', start: '<b>', end: '</b>' }
    case 'italic':
      return { type: 'type="fmt" subType="xlf:i"', start: '<i>', end: '</i>' }
    case 'code':
      return { type: 'type="fmt" subType="pinline:code"', start: '<code>', end: '</code>' }
    case 'subscript':
      return { type: 'type="fmt" subType="pinline:sub"', start: '<sub>', end: '</sub>' }
    case 'superscript':
      return { type: 'type="fmt" subType="pinline:sup"', start: '<sup>', end: '</sup>' }
    case 'link':
      return { type: 'type="link"', start: `<a href="${mark.attrs.target}">`, end: '</a>' }
    default:
      return mark satisfies never
  }
}

const piecesAsXml = (pieces: readonly Piece[], { codes, needed }: Passage): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return inline(piece.text)
      if (piece.kind === 'close') return '</pc>'
      const code = codes.find(({ id }) => id === piece.id)
      if (code === undefined) return ''
      const { type } = describe(code)
      const mayGo = code.mark?.type === 'bold' || code.mark?.type === 'italic' || !needed.includes(code)
      const rights = `canCopy="no" canDelete="${mayGo ? 'yes' : 'no'}" ${type}`
      if (piece.kind === 'alone') return `<ph id="${code.id}" dataRef="d${code.id}" ${rights}/>`
      return `<pc id="${code.id}" dataRefStart="d${code.id}" dataRefEnd="e${code.id}" ${rights}>`
    })
    .join('')

const originalData = ({ codes }: Passage): string => {
  if (codes.length === 0) return ''
  const data = codes.map((code) => {
    const { start, end } = describe(code)
    const first = `<data id="d${code.id}">${content(start)}</data>`
    return end === '' ? first : `${first}<data id="e${code.id}">${content(end)}</data>`
  })
  return `\n      <originalData>${data.join('')}</originalData>`
}

const unit = (passage: Passage, isOutdated: boolean): string => {
  const { id, place, source, target } = passage
  const most = longest[place]
  const notes = [
    `<note category="context">${placeNote(place)}</note>`,
    ...(most === undefined ? [] : [`<note category="limit">At most ${most} characters</note>`]),
  ]
  const state = target === null || isOutdated ? 'initial' : 'translated'
  const translated =
    target === null ? '' : `\n        <target xml:space="preserve">${piecesAsXml(target, passage)}</target>`
  return `    <unit id="${id}" canResegment="no">
      <notes>${notes.join('')}</notes>${originalData(passage)}
      <segment id="s1" state="${state}">
        <source xml:space="preserve">${piecesAsXml(source, passage)}</source>${translated}
      </segment>
    </unit>`
}

/** What identifies an item's texts at the export. */
const original = ({ sourceHash, targetHash }: TranslatedItem): string => `pinline:${sourceHash}:${targetHash}`

const file = ({ id, kind, title, path, state, ...item }: TranslatedItem): string => {
  const about = `${kind}: ${title}${path === null ? '' : ` (${path})`}`
  const note = state === 'outdated' ? ' The source has changed since it was translated.' : ''
  return `  <file id="${id}" original="${attribute(original({ id, kind, title, path, state, ...item }))}">
    <notes><note category="context">${content(about)}.${note}</note></notes>
${item.passages.map((passage) => unit(passage, state === 'outdated')).join('\n')}
  </file>`
}

/** Items as an XLIFF 2.0 document: a file each, with a unit of one segment for each passage. */
export const writeXliff = (items: readonly TranslatedItem[], { source, target }: TranslationHead): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${languageTag(source)}" trgLang="${languageTag(target)}">
${items.map(file).join('\n')}
</xliff>
`
