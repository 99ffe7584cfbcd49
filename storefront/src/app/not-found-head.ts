import type { AppContext } from './router-context.ts'

/** What does not exist. */
export type NotFoundKind = 'title' | 'part' | 'category' | 'order'

/** The head of a route without its data: its title says that there is no such page, or that loading failed. */
export function notFoundHead(
  { context: { i18n }, status }: { readonly context: AppContext; readonly status: string },
  kind: NotFoundKind = 'title',
): { meta: Record<string, string>[]; links: Record<string, string>[]; scripts: Record<string, string>[] } {
  const title = i18n.t(status === 'notFound' ? `shell:notFound.${kind}` : 'shell:failure.title')
  return {
    meta: [{ title: `${title} | ${i18n.t('shell:shopName')}` }, { name: 'robots', content: 'noindex' }],
    links: [],
    scripts: [],
  }
}
