import type { PrintedDocument } from '../printed-document.ts'

/** A document to be drawn. */
export interface PdfRequest {
  readonly id: number
  readonly document: PrintedDocument
}

/** The file, or why there is none. */
export type PdfResponse =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: string }
