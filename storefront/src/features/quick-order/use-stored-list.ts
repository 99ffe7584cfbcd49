import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { OrderRow } from './order-rows.ts'
import { keepList, listOwner, readStoredList, type StoredList, storedRow } from './stored-list.ts'

interface ShownList extends Omit<StoredList, 'rows'> {
  readonly rows: readonly OrderRow[]
}

interface StoredListOptions {
  /** The text of the field, also before it is drawn again. */
  readonly latestText: RefObject<string>
  /** The list is being matched again: what is shown is not all of it. */
  readonly isRestoring: boolean
  readonly restore: (stored: StoredList) => void
}

/** Keeps the list of this tab: a link in it, a reload or the login would lose what was pasted and chosen. */
export const useStoredList = (list: ShownList, { latestText, isRestoring, restore }: StoredListOptions): void => {
  const { text, reading, isOrdered, isWaiting, rows } = list
  const wasFilled = useRef(false)
  const begin = useEffectEvent(() => {
    const stored = readStoredList(sessionStorage, listOwner())
    // What was typed before the page could react is newer; a reload may have left the same text in the field.
    const typed = latestText.current
    if (stored !== undefined && (typed === '' || typed === stored.text)) restore(stored)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    // Until something is entered here, what somebody else has left stays for them.
    wasFilled.current ||= text !== '' || rows.length > 0
    if (isRestoring || !wasFilled.current) return
    keepList(sessionStorage, listOwner(), { text, reading, isOrdered, isWaiting, rows: rows.map(storedRow) })
  }, [text, reading, isOrdered, isWaiting, rows, isRestoring])
}
