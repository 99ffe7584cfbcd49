import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'

/** How many changes of one account can be undone at a time: each has links, and one of a buyer reserves a contact. */
export const undoableLimit = 10

/** A change of contact or password that its former contact can still undo. */
export interface UndoableChange {
  readonly changed: 'phone' | 'email' | 'password'
  /** The version of contact, profile or credential that the change made. */
  readonly changeRef: VaultReference
  /** The contact before the change; of staff the profile. */
  readonly contactBefore: VaultReference
  /** ISO 8601, like `until`. */
  readonly changedAt: string
  readonly until: string
}

/** Those whose time is not over, oldest first. */
export const stillUndoable = (changes: readonly UndoableChange[], now: string): readonly UndoableChange[] =>
  changes.filter(({ until }) => until > now)

/** Adds a change; those whose time was over by then are dropped, which bounds the list. */
export const withUndoable = (changes: readonly UndoableChange[], change: UndoableChange): readonly UndoableChange[] => [
  ...stillUndoable(changes, change.changedAt),
  change,
]

/**
 * What can be undone once a change is: only what came before it. Later changes may be those of somebody who took the
 * account over, and their links must restore nothing.
 */
export const beforeChange = (
  changes: readonly UndoableChange[],
  changeRef: VaultReference,
): readonly UndoableChange[] => {
  const undone = changes.findIndex((change) => change.changeRef === changeRef)
  return undone === -1 ? changes : changes.slice(0, undone)
}

/**
 * The change that a link undoes. One that is not in the list was undone before, by its own link or together with an
 * older change.
 */
export const changeToUndo = (
  changes: readonly UndoableChange[],
  changeRef: VaultReference,
  now: string,
): UndoableChange | Rejection => {
  const change = changes.find((one) => one.changeRef === changeRef)
  if (change === undefined) return rejection('undo-link-used')
  return change.until > now ? change : rejection('undo-link-expired')
}
