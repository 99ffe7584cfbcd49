import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { shopPath } from '../../api/web-url.ts'

/** A link that shows the draft on its real page to whoever has it, for 24 hours; a path of the shop. */
export const createContentPreview = call({
  name: 'create-content-preview',
  path: '/private/content/preview',
  effect: 'command',
  access: staff('content.read'),
  input: z.strictObject({ id: contentId, language: contentLanguage }),
  output: z.object({ url: shopPath, expiresAt: z.iso.datetime() }),
  errors: ['content-not-found'],
  storeReply: false,
  audited: 'never',
})
