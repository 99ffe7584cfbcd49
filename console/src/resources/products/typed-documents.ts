import { type DocumentKind, documentKind, type ProductDocument } from '@pinline/events/catalogue/product-document'
import type { FileId } from '@pinline/events/ids'

/** A document as it is typed: at an address of the web, or one of the shop's own files. */
export interface TypedDocument {
  readonly key: string
  readonly kind: DocumentKind
  readonly title: string
  readonly href: string
  readonly fileId?: FileId | undefined
}

export type DocumentFault = 'required' | 'link' | 'twice'
/** `<key>.title` or `<key>.href` → what is wrong. */
export type DocumentFaults = Readonly<Record<string, DocumentFault>>

export const mostDocuments = 20

export const typedDocuments = (documents: readonly ProductDocument[]): TypedDocument[] =>
  documents.map((document) => ({ ...document, key: document.href }))

/** A chosen kind; anything else is a datasheet. */
export const kindOf = (chosen: string): DocumentKind => documentKind.safeParse(chosen).data ?? 'datasheet'

/** What `set-documents` takes, or what is wrong with each document. */
export const readDocuments = (typed: readonly TypedDocument[]) => {
  const faults: Record<string, DocumentFault> = {}
  for (const [place, { key, title, href, fileId }] of typed.entries()) {
    if (title.trim() === '') faults[`${key}.title`] = 'required'
    if (fileId !== undefined) continue
    const address = href.trim()
    if (address === '') faults[`${key}.href`] = 'required'
    else if (!/^https?:\/\/\S+$/u.test(address) || !URL.canParse(address)) faults[`${key}.href`] = 'link'
    else if (typed.findIndex((one) => one.href.trim() === address) < place) faults[`${key}.href`] = 'twice'
  }
  const documents = typed.map(({ kind, title, href, fileId }) =>
    fileId === undefined ? { kind, title: title.trim(), href: href.trim() } : { kind, title: title.trim(), fileId },
  )
  return { documents, faults }
}

/** The same documents with one of them a place further up or down. */
export const moved = (typed: readonly TypedDocument[], place: number, by: -1 | 1): TypedDocument[] => {
  const one = typed[place]
  const other = typed[place + by]
  return one === undefined || other === undefined ? [...typed] : typed.with(place, other).with(place + by, one)
}
