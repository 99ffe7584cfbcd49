import { isNotFound } from '@tanstack/react-router'
import { isGone } from './gone.ts'
import { isPastEnd } from './past-end.ts'
import type { AppContext } from './router-context.ts'

/** What does not exist. */
export type NotFoundKind = 'title' | 'part' | 'category' | 'order'

/** The head of a route without its data: its title says that there is no such page, or that loading failed. */
export function notFoundHead(
  match: { readonly context: AppContext; readonly status: string; readonly error?: unknown },
  kind: NotFoundKind = 'title',
): { meta: Record<string, string>[]; links: Record<string, string>[]; scripts: Record<string, string>[] } {
  const { i18n } = match.context
  const data: unknown = isNotFound(match.error) ? match.error.data : undefined
  const name = kind === 'part' && isGone(data) ? 'withdrawn' : isPastEnd(data) ? 'title' : kind
  const title = i18n.t(match.status === 'notFound' ? `shell:notFound.${name}` : 'shell:failure.title')
  return {
    meta: [{ title: `${title} | ${i18n.t('shell:shopName')}` }, { name: 'robots', content: 'noindex' }],
    links: [],
    scripts: [],
  }
}
