import { ApiContext } from '@pinline/ui/api-client/api-context'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { deferredParts } from './deferred-parts.ts'
import { createI18n } from './i18n.ts'
import { provideParts } from './load-deferred-parts.ts'
import { createAppRouter, createQueries } from './router.tsx'
import type { AppContext } from './router-context.ts'

provideParts(deferredParts)
const context: AppContext = {
  queryClient: createQueries(),
  api: {} as AppContext['api'],
  i18n: await createI18n('en', 'later'),
  language: 'en',
  currency: () => 'USD',
  origin: 'https://shop.example',
  allTexts: async () => undefined,
}
const router = createAppRouter(context)
router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/en/intro/faq'] }) })

/** Markup of a part of a page inside the English shop, where nothing has been fetched. */
export const drawInApp = (node: ReactNode, own: Partial<AppContext['api']> = {}): string => {
  const api = own as AppContext['api']
  router.update({ ...router.options, context: { ...context, api } })
  return renderToStaticMarkup(
    <ApiContext value={api}>
      <QueryClientProvider client={context.queryClient}>
        <RouterContextProvider router={router}>{node}</RouterContextProvider>
      </QueryClientProvider>
    </ApiContext>,
  )
}

function HookCaller({ useHook }: { useHook: () => void }): ReactNode {
  useHook()
  return null
}

/** What a hook returns inside the English shop, whose calls `api` answers. */
export const hookInApp = <Returned,>(useHook: () => Returned, api: Partial<AppContext['api']>): Returned => {
  const returned: Returned[] = []
  drawInApp(<HookCaller useHook={() => void returned.push(useHook())} />, api)
  const [first] = returned
  if (first === undefined) throw new Error('the hook returned nothing')
  return first
}
