import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { SignatureStrokes } from '@pinline/contracts/order/signature/signature-fields'

/** A4, or Letter where paper is measured in inches. */
export type Paper = 'A4' | 'LETTER'

const letterCountries: readonly string[] = ['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'GT', 'PA', 'PH', 'PR', 'VE']

/** The paper that printers of a country hold. */
export const paperOf = (country: string): Paper => (letterCountries.includes(country) ? 'LETTER' : 'A4')

export interface PrintedColumn {
  readonly title: string
  /** Points, or `*` for what is left. */
  readonly width: number | '*'
  readonly align: 'left' | 'right'
}

/** A cell: its text, and what stands below it in small. */
export interface PrintedCell {
  readonly text: string
  readonly small?: string
}

/** A signature: its strokes in the field of `signatureField`, none if the name was typed. */
export interface PrintedSignature {
  readonly name: string
  /** When it was signed. */
  readonly label: string
  readonly strokes: SignatureStrokes
}

/** A document as it is drawn: every text is final and in its language. */
export interface PrintedDocument {
  readonly language: LanguageCode
  readonly paper: Paper
  readonly title: string
  /** ISO 8601; the file says that it was made then, so that the same document is the same file. */
  readonly at: string
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly PrintedCell[])[]
  /** Empty where nothing is added up. */
  readonly totals: readonly { readonly label: string; readonly value: string; readonly strong?: true }[]
  readonly notes: readonly string[]
  /** Of a member of staff, below the lines. */
  readonly signature?: PrintedSignature
  /** Drawn as a QR code, for a scanner. */
  readonly code?: string
  /** With `{page}` and `{pages}`. */
  readonly page: string
  /** The same document for machines, embedded in the file. */
  readonly xml?: string
}
