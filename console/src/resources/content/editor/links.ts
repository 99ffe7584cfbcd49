import { isSafeLink } from '@pinline/contracts/catalogue/content/content-link'
import { type ContentLink, contentLink } from '@pinline/events/catalogue/content-document'

/** A link as it may be stored, of attributes from anywhere. */
export const readLink = (attrs: unknown): ContentLink | undefined =>
  isSafeLink(attrs) ? contentLink.parse(attrs) : undefined

/**
 * The link of an address that was typed or pasted. An address of the shop leads on in every language, so it loses its
 * origin and its language; what neither https nor mail leads to is no link.
 */
export const linkOfAddress = (address: string, shopOrigin: string): ContentLink | undefined => {
  const trimmed = address.trim()
  const own = URL.canParse(trimmed) && new URL(trimmed).origin === shopOrigin ? new URL(trimmed) : undefined
  if (own === undefined) return readLink({ kind: 'url', target: trimmed })
  const path = own.pathname.replace(/^\/[a-z]{2}(?:_[a-z]{2})?(?=\/|$)/, '')
  return readLink({ kind: 'route', target: `${path || '/'}${own.search}` })
}
