import { route } from '@pinline/chassis/http/route'
import { getDocument } from '@pinline/contracts/catalogue/product/get-document'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { downloadFile } from './download-file.ts'

/** Files that are no documents, and documents of no product, return `file-not-found`: a caller cannot probe for ids. */
export const getDocumentRoute = ({ files }: CatalogueDeps) =>
  route(getDocument, async ({ id }) => {
    const file = await files.find(id)
    const isOpen = file?.module === 'document' && file.attachedTo?.startsWith('product-') === true
    return await downloadFile(files, isOpen ? file : undefined)
  })
