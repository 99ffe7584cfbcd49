import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { createContentPreview } from '@pinline/contracts/catalogue/content/create-content-preview'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { draftedContent } from '../content/drafted-content.ts'
import { previewTokenOf } from '../content/preview-link.ts'

export const createContentPreviewRoute = (deps: CatalogueDeps) =>
  route(createContentPreview, async ({ id, language }) => {
    if ((await draftedContent(deps, id)) === undefined) return rejection('content-not-found')
    const { token, expiresAt } = previewTokenOf(deps.platform, { id, language })
    return result({ url: `/${language}/preview?token=${token}`, expiresAt })
  })
