import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { attachFile } from '@pinline/contracts/catalogue/file/attach-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const attachFileRoute = ({ files }: CatalogueDeps) =>
  route(attachFile, async (request) => {
    const attached = await files.attach(request)
    return isRejection(attached) ? attached : result({ attached })
  })
