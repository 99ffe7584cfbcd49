import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getDocument } from '@pinline/contracts/catalogue/product/get-document'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/** Other files, and documents that no product has, are answered like files that do not exist. */
export const getDocumentRoute = ({ files }: CatalogueDeps) =>
  route(getDocument, async ({ id }) => {
    const file = await files.find(id)
    const isOpen = file?.module === 'document' && file.attachedTo?.startsWith('product-') === true
    const bytes = file !== undefined && isOpen ? await files.bytes(file) : undefined
    return file === undefined || bytes === undefined
      ? rejection('file-not-found')
      : binaryResult({ ...bytes, mediaType: file.type, name: file.name })
  })
