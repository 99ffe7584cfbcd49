import { lazy } from 'react'

/** Quotations: list and the page that answers one. */
export const quotations = {
  name: 'quotations',
  list: lazy(async () => ({ default: (await import('./quotation-list.tsx')).QuotationList })),
  show: lazy(async () => ({ default: (await import('./quotation-page.tsx')).QuotationPage })),
  recordRepresentation: 'quotationNo',
}
