import { isWebUrl } from '@pinline/contracts/api/web-url'
import { type DocumentKind, documentKind, type ProductDocument } from '@pinline/events/catalogue/product-document'
import type { FileId } from '@pinline/events/ids'

/** Form values of a document: a link or a file of the shop. */
export interface DocumentFormValues {
  readonly key: string
  readonly kind: DocumentKind
  readonly title: string
  readonly href: string
  readonly fileId?: FileId | undefined
}

export type DocumentError = 'required' | 'link' | 'twice'
/** `<key>.title` or `<key>.href` → validation error. */
export type DocumentErrors = Readonly<Record<string, DocumentError>>

export const maxDocuments = 20

export const documentFormValues = (documents: readonly ProductDocument[]): DocumentFormValues[] =>
  documents.map((document) => ({ ...document, key: document.href }))

/** A chosen kind; anything else is a datasheet. */
export const kindOf = (chosen: string): DocumentKind => documentKind.safeParse(chosen).data ?? 'datasheet'

/** Input of `set-documents`, or the validation errors of each document. */
export const parseDocuments = (rows: readonly DocumentFormValues[]) => {
  const fieldErrors: Record<string, DocumentError> = {}
  for (const [place, { key, title, href, fileId }] of rows.entries()) {
    if (title.trim() === '') fieldErrors[`${key}.title`] = 'required'
    if (fileId !== undefined) continue
    const address = href.trim()
    if (address === '') fieldErrors[`${key}.href`] = 'required'
    else if (!isWebUrl(address)) fieldErrors[`${key}.href`] = 'link'
    else if (rows.findIndex((one) => one.href.trim() === address) < place) fieldErrors[`${key}.href`] = 'twice'
  }
  const documents = rows.map(({ kind, title, href, fileId }) =>
    fileId === undefined ? { kind, title: title.trim(), href: href.trim() } : { kind, title: title.trim(), fileId },
  )
  return { documents, fieldErrors }
}

/** The documents with one of them moved up or down by one. */
export const moved = (rows: readonly DocumentFormValues[], place: number, by: -1 | 1): DocumentFormValues[] => {
  const one = rows[place]
  const other = rows[place + by]
  return one === undefined || other === undefined ? [...rows] : rows.with(place, other).with(place + by, one)
}
