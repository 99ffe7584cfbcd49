import { useLoaded } from '@pinline/ui/design/use-loaded'
import { replaceEqualDeep } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createElement, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { splitLanguage } from './language.ts'
import { type DeferredParts, type DeferredProps, loadDeferredParts, providedParts } from './load-deferred-parts.ts'

/** Properties of {@link DeferredPart}. */
interface DeferredPartProps<Name extends keyof DeferredParts> {
  /** The element around the part. */
  readonly as: 'div' | 'figure' | 'section' | 'span' | 'ul'
  readonly className: string
  readonly 'aria-labelledby'?: string
  readonly part: Name
  readonly given: DeferredProps[Name]
}

const neverChanges = () => () => undefined
/** React leaves the content of an element alone whose text may differ from what the server sent. */
const serverMarkup = { suppressHydrationWarning: true, children: '' }

/** What the page itself opens of a press: a link into the shop, without a key that opens a window. */
const pathPressed = (event: MouseEvent): string | undefined => {
  const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const isInside = link.origin === location.origin && splitLanguage(link.pathname) !== null
  return isInside && link.target === '' ? link.href.slice(link.origin.length) : undefined
}

/**
 * A part of a page that only shows something. In the first page the server's markup stays as it is, without the code that
 * drew it; that loads when the part has to show something else, and with the first navigation.
 */
export function DeferredPart<Name extends keyof DeferredParts>(props: DeferredPartProps<Name>): ReactNode {
  const { as, part, given, ...attributes } = props
  const router = useRouter()
  const provided = providedParts()
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating && provided === undefined)
  const [shown, setShown] = useState(given)
  const [isOutdated, setOutdated] = useState(!isFromServer)
  if (replaceEqualDeep(shown, given) !== shown) {
    setShown(given)
    setOutdated(true)
  }
  const loaded = useLoaded(isOutdated && provided === undefined, loadDeferredParts, () => setOutdated(false))
  const parts = provided ?? loaded
  if (isOutdated && parts)
    return createElement(
      as,
      { ...attributes, key: 'drawn' },
      createElement<DeferredProps[Name]>(parts[part], { key: part, ...given }),
    )
  if (!isFromServer) return createElement(as, { ...attributes, key: 'drawn' })
  const onClick = (event: MouseEvent): void => {
    const href = pathPressed(event)
    if (href === undefined) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return createElement(as, {
    ...attributes,
    ...serverMarkup,
    ...(isOutdated ? { 'aria-busy': true } : {}),
    onClick,
    key: 'from-server',
  })
}

/** A drawing in a list. */
export const DeferredListDrawing = (given: DeferredProps['ListDrawing']): ReactNode => (
  <DeferredPart as="span" className="deferred" part="ListDrawing" given={given} />
)
