import { type ContentLink, contentLink } from '@pinline/events/catalogue/content-document'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { isWebUrl } from '../../api/web-url.ts'

const forms: Readonly<Record<ContentLink['kind'], (target: string) => boolean>> = {
  content: (target) => /^c-[0-9a-f]{16}$/.test(target),
  product: (target) => /^p-[0-9a-f]{16}$/.test(target),
  category: (target) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(target),
  // One slash, so that it names no other host.
  route: (target) => /^\/(?!\/)[\w/.,?=&%+#-]*$/.test(target),
  url: (target) => (isWebUrl(target) && target.startsWith('https:')) || /^mailto:[\w.+-]+@[\w.-]+$/.test(target),
}

/** Whether a link leads where its kind says, and runs nothing. */
export const isSafeLink = (attrs: unknown): boolean => {
  const link = contentLink.safeParse(attrs)
  return link.success && forms[link.data.kind](link.data.target)
}

export const writtenLink = z
  .strictObject({ kind: contentLink.shape.kind, target: singleLine(500).min(1) })
  .refine(isSafeLink, { path: ['target'], error: 'link-format' })

/** Where a link leads now: a path of the shop without language, or the URL itself. */
export const resolvedLink = z.object({
  kind: contentLink.shape.kind,
  target: z.string(),
  path: z.string(),
  title: z.string(),
})
export type ResolvedLink = z.infer<typeof resolvedLink>
