import { binaryAnswer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { showDocument } from '@pinline/contracts/catalogue/product/show-document'
import type { CatalogueParts } from '../catalogue-parts.ts'

/** Other files, and documents that no product has, are answered like files that do not exist. */
export const showDocumentRoute = ({ files }: CatalogueParts) =>
  route(showDocument, async ({ id }) => {
    const file = await files.find(id)
    const isOpen = file?.module === 'document' && file.attachedTo?.startsWith('product-') === true
    const bytes = file !== undefined && isOpen ? await files.bytes(file) : undefined
    return file === undefined || bytes === undefined
      ? rejection('file-not-found')
      : binaryAnswer({ ...bytes, mediaType: file.type, name: file.name })
  })
