import { languageCode } from '@pinline/contracts/api/languages'
import type { Request } from 'express'
import { languageOf } from './read-request.ts'
import type { Reply } from './respond.ts'

/** Whether a browser goes to the response as to a page, as it does after a plain form without script. */
export const wantsPage = (request: Pick<Request, 'method' | 'accepts'>): boolean =>
  request.method === 'POST' && request.accepts(['json', 'html']) === 'html'

/** A path of the shop as it is written into a link: no other host, no control, no query. */
const plainPath = /^\/[a-z]{2}(?:_[a-z]{2})?\/[\w/-]{1,200}$/i

/** The path of the page that a form was on; without one, the home page in the reader's language. */
const pathOf = (request: Request): string => {
  const referer = request.get('referer') ?? ''
  const { pathname } = URL.canParse(referer) ? new URL(referer) : { pathname: '' }
  const language = languageCode.safeParse(pathname.split('/')[1]).data
  return plainPath.test(pathname) && language !== undefined ? pathname : `/${languageOf(request)}/index`
}

/** The first text of an object that is plain enough to stand in a query. */
const referenceOf = (data: unknown): string =>
  typeof data === 'object' && data !== null
    ? (Object.values(data).find((value) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) ?? '')
    : ''

const fieldsOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'errors' in data && typeof data.errors === 'object'
    ? Object.keys(data.errors ?? {})
        .filter((field) => /^\w{1,40}$/.test(field))
        .join('.')
    : ''

/**
 * Where a browser goes after a plain form: back to its page, with what the reply says in the query. Only the path of the
 * page is taken over, so that nobody is led to another host.
 */
export const pageAfter = (request: Request, { code, body }: Reply): string => {
  const query = new URLSearchParams(
    code === 200
      ? { sent: referenceOf(body.data) }
      : { refused: body.meta?.type ?? 'internal-error', fields: fieldsOf(body.data) },
  )
  return `${pathOf(request)}?${query.toString()}`
}
