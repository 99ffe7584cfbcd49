import type { StaffId, VaultReference } from '@pinline/events/ids'

/** A saved view; what it shows is in the vault. */
export interface ListedView {
  readonly viewId: string
  readonly ownerId: StaffId
  readonly name: string
  readonly viewRef: VaultReference
  readonly shared: boolean
  /** Number of its changes. */
  readonly revision: number
}

/** The saved views of a list. Row id: the list's name. */
export interface SavedViewsRow {
  readonly list: string
  /** In the order in which they were saved first; at most 20 a member of staff, and the shared ones of those who left. */
  readonly views: readonly ListedView[]
  /** The view with which the list opens, by member of staff. */
  readonly defaults: Readonly<Record<string, string>>
}
