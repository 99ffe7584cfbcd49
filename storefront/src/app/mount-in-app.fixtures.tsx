import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { CallRefused, type Outcome, type Refused } from '@pinline/ui/api-client/outcome'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { deferredParts } from './deferred-parts.ts'
import { createI18n } from './i18n.ts'
import { provideParts } from './load-deferred-parts.ts'
import { AppProviders } from './providers.tsx'
import { createAppRouter, createQueries } from './router.tsx'

/** What the server returns for a call by its name; a call without an outcome is never answered. */
export type AnswerCall = (name: string, input: unknown) => Outcome<unknown> | undefined

/** What a call returns that succeeds. */
export const succeeded = (data: unknown): Outcome<unknown> => ({ kind: 'ok', data, stale: false })

/** What a call returns that is refused. */
export const refused = (code: Refused['code'], message: string): Refused => ({
  ...{ kind: 'refused', status: 422, code, message, errors: {}, data: null },
})

const apiOf = (answer: AnswerCall): ApiClient => {
  const call = async (called: { readonly name: string }, input: unknown) =>
    answer(called.name, input) ?? (await new Promise<never>(() => undefined))
  const read = async (called: { readonly name: string }, input: unknown) => {
    const outcome = await call(called, input)
    if (outcome.kind === 'ok') return outcome.data
    if (outcome.kind === 'refused') throw new CallRefused(outcome)
    throw new Error('the same is asked twice')
  }
  return { call, read } as unknown as ApiClient
}

/** Lets React finish what an action begins. Updates that come later are waited for by their effect. */
const acting = async (action: () => void): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  try {
    await act(async () => action())
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  }
}

/**
 * Shows a part of a page inside the English shop, in a document, with a server that answers calls by their names. What
 * the person does before hydration is done to the server's markup.
 */
export const mountInApp = async (
  node: ReactNode,
  answer: AnswerCall,
  beforeHydration?: (container: HTMLElement) => void,
) => {
  provideParts(deferredParts)
  const queryClient = createQueries()
  const router = createAppRouter({
    queryClient,
    api: apiOf(answer),
    i18n: await createI18n('en', 'later'),
    language: 'en',
    currency: () => 'USD',
    origin: 'https://shop.example',
    allTexts: async () => undefined,
  })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/en/intro/faq'] }) })
  const container = document.body.appendChild(document.createElement('div'))
  const inApp = (shown: ReactNode): ReactNode => (
    <RouterContextProvider router={router}>
      <AppProviders>{shown}</AppProviders>
    </RouterContextProvider>
  )
  let root: Root
  if (beforeHydration) {
    container.innerHTML = renderToString(inApp(node))
    beforeHydration(container)
    await acting(() => {
      root = hydrateRoot(container, inApp(node))
    })
  } else {
    root = createRoot(container)
    await acting(() => root.render(inApp(node)))
  }
  return {
    container,
    queryClient,
    router,
    draw: (shown: ReactNode) => acting(() => root.render(inApp(shown))),
    unmount: () => acting(() => root.unmount()),
  }
}

/** Presses a button. */
export const press = (button: Element | null | undefined) =>
  acting(() => {
    if (!(button instanceof HTMLElement)) throw new Error('there is no button')
    button.click()
  })

/** Enters a text into a field, as typing does. */
export const enter = (field: Element | null | undefined, text: string) =>
  acting(() => {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      throw new Error('there is no field')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })

/** Leaves a field, as pressing the tabulator does. */
export const leave = (field: Element | null | undefined) =>
  acting(() => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
