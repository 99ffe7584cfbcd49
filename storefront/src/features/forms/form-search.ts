/** The kinds that the contact page offers. */
export const offeredKinds = ['contact', 'custom-part', 'feedback'] as const
type OfferedKind = (typeof offeredKinds)[number]

/** What a page with a form has in its URL: the kind, and what a plain form without script came back with. */
export interface FormSearch {
  readonly kind?: OfferedKind | undefined
  /** Number of the form that was accepted. */
  readonly sent?: string | undefined
  /** Error code. */
  readonly refused?: string | undefined
  /** Names of fields, joined by dots. */
  readonly fields?: string | undefined
}

const word = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[\w.-]{1,200}$/.test(raw) ? raw : undefined

/** As `formNo`, whose schema is left out of the first view. */
const number = /^F\d{13}$/

/** Invalid parameters are dropped. */
export const formSearch = (raw: { readonly [Name in keyof FormSearch]?: unknown }): FormSearch => ({
  kind: offeredKinds.find((kind) => kind === raw.kind && kind !== 'contact'),
  sent: typeof raw.sent === 'string' && number.test(raw.sent) ? raw.sent : undefined,
  refused: word(raw.refused),
  fields: word(raw.fields),
})
