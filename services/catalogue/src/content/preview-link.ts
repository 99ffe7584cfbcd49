import { createHmac, timingSafeEqual } from 'node:crypto'
import { contentPreviewHours } from '@pinline/contracts/catalogue/content/preview-token'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'

const lifetimeMs = contentPreviewHours * 3_600_000
/** Characters of a SHA-256 in base64url. */
const signatureLength = 43

const signedContent = z.object({
  id: contentId,
  language: contentLanguage,
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
})
type Platform = Pick<CatalogueDeps['platform'], 'keys' | 'clock'>

const signatureOf = ({ keys }: Pick<Platform, 'keys'>, content: string): string =>
  createHmac('sha256', keys.hashing('content-preview')).update(content).digest('base64url')

/** A token that shows a draft to whoever has it, for a day. */
export const previewTokenOf = (
  platform: Platform,
  about: Pick<z.infer<typeof signedContent>, 'id' | 'language'>,
): { readonly token: string; readonly expiresAt: string } => {
  const expiresAt = platform.clock.now().getTime() + lifetimeMs
  const content = Buffer.from(JSON.stringify({ ...about, expiresAt })).toString('base64url')
  return { token: `${content}${signatureOf(platform, content)}`, expiresAt: new Date(expiresAt).toISOString() }
}

/** The draft of a token; undefined if it was not signed here, or has expired. */
export const openPreviewToken = (platform: Platform, token: string): z.infer<typeof signedContent> | undefined => {
  const content = token.slice(0, -signatureLength)
  const given = Buffer.from(token.slice(-signatureLength))
  const wanted = Buffer.from(signatureOf(platform, content))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const { data } = signedContent.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return data !== undefined && data.expiresAt > platform.clock.now().getTime() ? data : undefined
}
