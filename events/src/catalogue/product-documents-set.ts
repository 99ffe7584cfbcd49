import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { productDocument } from './product-document.ts'

/** The documents of a product, in the order they are shown; they replace those before. */
export const productDocumentsSet = event('product-documents-set', {
  productId,
  documents: z.array(productDocument).max(20),
})
