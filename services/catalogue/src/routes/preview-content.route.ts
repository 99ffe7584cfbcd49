import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { previewContent } from '@pinline/contracts/catalogue/content/preview-content'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { filesNamed } from '../content/body-references.ts'
import { contentAudience } from '../content/content-audience.ts'
import { draftedContent } from '../content/drafted-content.ts'
import { contentDetailOf } from '../content/present-content.ts'
import { openPreviewToken } from '../content/preview-link.ts'

export const previewContentRoute = (deps: CatalogueDeps) =>
  route(previewContent, async ({ token }, { currency, positions }) => {
    const opened = openPreviewToken(deps.platform, token)
    const draft = opened === undefined ? undefined : await draftedContent(deps, opened.id)
    if (opened === undefined || draft === undefined) return rejection('preview-link-expired')
    const audience = await contentAudience(deps, { language: opened.language, currency, positions })
    const stored = new Map((await deps.files.stored(filesNamed(draft))).map((file) => [file._id, file]))
    const files = { file: (id: string | null | undefined) => stored.get(id ?? ''), token }
    return result(contentDetailOf(deps, draft, audience, { files }))
  })
