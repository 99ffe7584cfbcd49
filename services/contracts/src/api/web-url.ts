import { z } from 'zod'
import { singleLine } from './text.ts'

const maxLength = 500

/**
 * Whether a text is an absolute URL of http or https, without a name and password in it. Prevents the failures "a link
 * of data runs a script" and "a link shows another host than it opens".
 */
export const isWebUrl = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/iu.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** A URL in data: the one schema of every field that holds one. */
export const webUrl = singleLine(maxLength).refine(isWebUrl, { error: 'link-format' }).meta({ format: 'uri' })

/** A page or file of the shop itself: one slash, so that it names no other host. */
export const shopPath = z.string().regex(/^\/(?:[\w-]+\/)*[\w.-]+(?:\?[\w=&-]+)?$/)

/** What was stored before `webUrl` was the rule, where it is a link that may be shown. */
export const webUrlOrNull = (stored: string | null): string | null => webUrl.nullable().catch(null).parse(stored)
