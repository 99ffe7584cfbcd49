import { notFoundHead } from './not-found-head.ts'
import { type PageHead, pageHead } from './page-head.ts'
import type { AppContext } from './router-context.ts'

/** The head of a page whose loader has found all that it says. */
export const contentRouteHead = ({
  match,
  loaderData,
}: {
  readonly match: { readonly context: AppContext; readonly status: string }
  readonly loaderData?: { readonly head: PageHead } | undefined
}): ReturnType<typeof pageHead> =>
  loaderData === undefined ? notFoundHead(match) : pageHead(match.context, loaderData.head)
