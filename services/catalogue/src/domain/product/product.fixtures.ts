import type { ProductData } from '@pinline/events/catalogue/connector-part'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { ProductRelation } from '@pinline/events/catalogue/product-relation'
import { productId } from '@pinline/events/ids'

/** A product for specs: three contacts, wire-to-board, at 1.25 mm. */
export const sampleId = productId.parse('p-0123456789abcdef')

export const sampleProduct: ProductData = {
  model: '502386-0370',
  manufacturer: 'Molex',
  series: 'CLIK-Mate',
  category: 'wire-to-board',
  positions: 3,
  rows: 1,
  pitchMm: 1.25,
  orientation: 'right-angle',
  mounting: 'surface-mount',
  gender: null,
  currentA: null,
  voltageV: null,
  datasheetUrl: null,
  footprint: 'Molex_CLIK-Mate_502386-0370',
  bodyMm: [-3.5, -2.1, 3.5, 4.6],
  pads: [
    ['1', 's', 'r', -1.25, -2, 0.6, 1.2],
    ['2', 't', 'c', 1.25, -2, 1.2, 1.2, 0.7],
  ],
  weightGrams: 0.42,
  moq: 10,
  orderMultiple: 10,
  packingUnit: 1000,
  leadTimeDays: 21,
  hsCode: '853669',
  origin: 'JP',
  rohs: true,
  reach: true,
  custom: false,
  demo: true,
}

export const sampleDocument: ProductDocument = {
  kind: 'datasheet',
  title: 'Sales drawing',
  href: 'https://example.com/502386.pdf',
}

export const sampleRelation: ProductRelation = {
  kind: 'mates-with',
  productId: productId.parse('p-fedcba9876543210'),
}
