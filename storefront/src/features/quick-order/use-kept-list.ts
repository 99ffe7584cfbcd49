import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type KeptList, keepList, keptRow, listOwner, readKeptList } from './kept-list.ts'
import type { OrderRow } from './order-rows.ts'

interface ShownList extends Omit<KeptList, 'rows'> {
  readonly rows: readonly OrderRow[]
}

interface KeptListOptions {
  /** The text of the field, also before it is drawn again. */
  readonly latestText: RefObject<string>
  /** The list is being matched again: what is shown is not all of it. */
  readonly isRestoring: boolean
  readonly restore: (kept: KeptList) => void
}

/** Keeps the list of this tab: a link in it, a reload or the login would lose what was pasted and chosen. */
export const useKeptList = (list: ShownList, { latestText, isRestoring, restore }: KeptListOptions): void => {
  const { text, reading, isOrdered, isWaiting, rows } = list
  const wasFilled = useRef(false)
  const begin = useEffectEvent(() => {
    const kept = readKeptList(sessionStorage, listOwner())
    // What was typed before the page could react is newer; a reload may have left the same text in the field.
    const typed = latestText.current
    if (kept !== undefined && (typed === '' || typed === kept.text)) restore(kept)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    // Until something is entered here, what somebody else has left stays for them.
    wasFilled.current ||= text !== '' || rows.length > 0
    if (isRestoring || !wasFilled.current) return
    keepList(sessionStorage, listOwner(), { text, reading, isOrdered, isWaiting, rows: rows.map(keptRow) })
  }, [text, reading, isOrdered, isWaiting, rows, isRestoring])
}
