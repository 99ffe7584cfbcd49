import { lazyPart } from '../../layout/lazy-part.ts'

/** Quotations: list and the page that answers one. */
export const quotations = {
  name: 'quotations',
  list: lazyPart(async () => ({ default: (await import('./quotation-list.tsx')).QuotationList })),
  show: lazyPart(async () => ({ default: (await import('./quotation-page.tsx')).QuotationPage })),
  recordRepresentation: 'quotationNo',
}
