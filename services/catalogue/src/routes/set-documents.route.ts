import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { documentUrlOf } from '@pinline/contracts/catalogue/product/get-document'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import type { ProductDocument } from '@pinline/events/catalogue/product-document'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

const filesOf = (documents: readonly ProductDocument[]) => documents.flatMap(({ fileId }) => fileId ?? [])

/**
 * Files are attached before the command runs. Files are released when the command is rejected or no longer names them.
 */
export const setDocumentsRoute = (deps: CatalogueDeps) =>
  route(setDocuments, async ({ productId, version, documents }, context) => {
    const { platform, files } = deps
    const { actor } = context
    if (actor.kind !== 'staff') return rejection('forbidden')
    const state = await loadProduct(deps, productId)
    if (state.status === 'absent') return rejection('product-not-found')
    const wanted = documents.map(
      (one): ProductDocument => ('fileId' in one ? { ...one, href: documentUrlOf(one.fileId) } : one),
    )
    const streamId = streamOf('product', productId)
    const before = filesOf(state.documents)
    const fresh = filesOf(wanted).filter((id) => !before.includes(id))
    const owner = { kind: 'staff', id: actor.id } as const
    const attached = await files.attach({ fileIds: fresh, to: streamId, owner, module: 'document', replaces: false })
    if (isRejection(attached)) return attached
    const done = await handleCommand(platform, productDecider, {
      streamId,
      command: { type: 'set-documents', productId, documents: wanted },
      context: context.commandContext,
      expectedVersion: version,
    })
    if (isRejection(done)) {
      await files.detach(fresh, streamId)
      return done
    }
    const present = done.state.status === 'absent' ? [] : filesOf(done.state.documents)
    await files.detach(
      before.filter((id) => !present.includes(id)),
      streamId,
    )
    return result({ productId, version: done.version }, { positions: [done.position] })
  })
