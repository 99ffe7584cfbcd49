import type { ReactNode } from 'react'

/** One choice of a a searchable list. */
export interface SearchOption {
  readonly id: string
  readonly label: string
  /** Shown at the end of the line in the code font, e.g. a currency code. */
  readonly mark?: string
  /** Path of a small picture before the label. */
  readonly picture?: string
  /** BCP 47 tag of the label when it differs from the page's language. */
  readonly lang?: string
}

/** Properties of a searchable list. */
export interface SearchSelectProps {
  /** Accessible name of the button, e.g. "Currency: US dollar". */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  readonly options: readonly SearchOption[]
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** The list is about to be opened: options that are not known yet can be queried. */
  readonly onWanted?: () => void
  readonly searchLabel: string
  readonly emptyText: string
  readonly buttonClassName?: string
}
