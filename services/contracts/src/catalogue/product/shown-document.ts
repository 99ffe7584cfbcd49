import { productDocument } from '@pinline/events/catalogue/product-document'
import { z } from 'zod'
import { shopPath, webUrl } from '../../api/web-url.ts'

/** A document as a page may link to it. */
export const shownDocument = productDocument.extend({ href: z.union([webUrl, shopPath]) })
export type ShownDocument = z.infer<typeof shownDocument>

/** Those that may be shown: until `webUrl` was the rule, a stored link could be of any scheme. */
export const shownDocuments = (stored: readonly z.infer<typeof productDocument>[]): ShownDocument[] =>
  stored.filter((document) => shownDocument.safeParse(document).success)
