import { draftPrefix, readStoredSession } from '../../session/session.ts'
import { fieldsOf, readPending } from '../cart/pending-line.ts'
import { columnKinds } from './list-columns.ts'
import { choose, mergedRows, type OrderRow, problemOf } from './order-rows.ts'
import type { Reading } from './shape-of-columns.ts'

/** What the buyer has made of a row. */
export interface StoredRow {
  readonly line: number
  /** The chosen part's id. */
  readonly chosen: string | null
  readonly quantity: number
  readonly unreadQuantity: string
}

/** A list as its page was left. Parts and prices are not kept: they are matched again. */
export interface StoredList {
  readonly text: string
  /** How the list was read when it was checked last; null if it never was. */
  readonly reading: Reading | null
  /** Rows of the list are in the cart, and not among these. */
  readonly isOrdered: boolean
  /** A visitor was adding the rows when the login was required; they are added afterwards. */
  readonly isWaiting: boolean
  readonly rows: readonly StoredRow[]
}

interface Stored extends StoredList {
  /** Empty for a visitor, who may sign in with the list. */
  readonly buyer: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Signing out removes it with the drafts of forms. */
const storeKey = `${draftPrefix}quick-order`
/** A list of 500 lines with long descriptions has a fifth of it. */
const maxLength = 1_000_000

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isReading = (value: unknown): boolean => {
  const { rows, head, kinds } = fieldsOf(value)
  return (
    Array.isArray(rows) &&
    rows.map(fieldsOf).every(({ line, cells }) => Number.isInteger(line) && areTexts(cells)) &&
    (head === null || Number.isInteger(head)) &&
    Array.isArray(kinds) &&
    kinds.every((kind) => kind === null || columnKinds.some((one) => one === kind))
  )
}

const isStoredRow = (value: unknown): boolean => {
  const { line, chosen, quantity, unreadQuantity } = fieldsOf(value)
  return (
    Number.isInteger(line) &&
    (chosen === null || typeof chosen === 'string') &&
    Number.isInteger(quantity) &&
    typeof unreadQuantity === 'string'
  )
}

const isStored = (value: unknown): value is Stored => {
  const { buyer, text, reading, isOrdered, isWaiting, rows } = fieldsOf(value)
  return (
    typeof buyer === 'string' &&
    typeof text === 'string' &&
    (reading === null || isReading(reading)) &&
    typeof isOrdered === 'boolean' &&
    typeof isWaiting === 'boolean' &&
    Array.isArray(rows) &&
    rows.every(isStoredRow)
  )
}

/** The buyer whose list this is; empty for a visitor. */
export const listOwner = (): string => {
  const session = readStoredSession()
  return session.status === 'buyer' ? session.buyer.id : ''
}

/** Keeps a list in this tab, or nothing of it where there is nothing left to do. */
export const keepList = (store: Store, buyer: string, { text, rows, ...list }: StoredList): void => {
  const isDone = rows.length === 0 && (text === '' || list.isOrdered)
  const entry: Stored = { buyer, text, rows, ...list }
  const written = JSON.stringify(entry)
  if (isDone || written.length > maxLength) {
    store.removeItem(storeKey)
    return
  }
  try {
    store.setItem(storeKey, written)
  } catch {
    // The storage is full or forbidden: the list lasts as long as its page.
  }
}

/** The list that a buyer, or a visitor before signing in, has left in this tab; not that of anybody else. */
export const readStoredList = (store: Store, buyer: string): StoredList | undefined => {
  try {
    const stored: unknown = JSON.parse(store.getItem(storeKey) ?? 'null')
    if (isStored(stored) && (stored.buyer === '' || stored.buyer === buyer)) return stored
  } catch {
    // Not readable: there is no list.
  }
  return undefined
}

/** What is kept of a row. */
export const storedRow = ({ line, chosen, quantity, unreadQuantity }: OrderRow): StoredRow => ({
  ...{ line, chosen: chosen?.id ?? null, quantity, unreadQuantity },
})

/**
 * The list as it was left, by new matches of the same lines. Rows that waited for the login and are in the cart by now
 * would be ordered twice: only the others come back.
 */
export const restoredList = (
  store: Store,
  matched: readonly OrderRow[],
  { rows, isOrdered, isWaiting }: StoredList,
): Pick<StoredList, 'isOrdered' | 'isWaiting'> & { readonly rows: readonly OrderRow[] } => {
  const restored = rows.flatMap(({ line, chosen, quantity, unreadQuantity }) => {
    const row = matched.find((one) => one.line === line)
    return row === undefined ? [] : [{ ...choose(row, chosen), quantity, unreadQuantity }]
  })
  const isAdded = isWaiting && readPending(store) === undefined
  return {
    rows: mergedRows(isAdded ? restored.filter((row) => problemOf(row) !== undefined) : restored),
    isOrdered: isOrdered || isAdded,
    isWaiting: isWaiting && !isAdded,
  }
}
