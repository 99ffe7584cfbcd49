import type { SortId } from '@pinline/events/ids'
import type { SortDefined } from '@pinline/events/notification/sort-defined'
import type { SortsEvent } from '@pinline/events/notification/sorts-event'

/** A sort, and how often it was defined: what its editor saw. */
export type DefinedSort = SortDefined['data'] & { readonly revision: number }

export interface Sorts {
  readonly all: ReadonlyMap<SortId, DefinedSort>
}

export const sortsStreamId = 'sorts'
export const noSorts: Sorts = { all: new Map() }

/** Levels of the tree. */
export const maxSortLevels = 3
export const maxSorts = 200

export const evolveSorts = ({ all }: Sorts, event: SortsEvent): Sorts => {
  switch (event.type) {
    case 'sort-defined': {
      const { sortId } = event.data
      return { all: new Map([...all, [sortId, { ...event.data, revision: (all.get(sortId)?.revision ?? 0) + 1 }]]) }
    }
    case 'sort-deleted':
      return { all: new Map([...all].filter(([sortId]) => sortId !== event.data.sortId)) }
    default:
      return event satisfies never
  }
}

export const childrenOf = ({ all }: Sorts, parentId: SortId | null): readonly DefinedSort[] =>
  [...all.values()]
    .filter((sort) => sort.parentId === parentId)
    .toSorted((a, b) => a.orderNum - b.orderNum || (a.sortId < b.sortId ? -1 : 1))

/** A sort and everything above it, the lowest first. */
export const lineOf = (sorts: Sorts, sortId: SortId | null): readonly DefinedSort[] => {
  const sort = sortId === null ? undefined : sorts.all.get(sortId)
  return sort === undefined ? [] : [sort, ...lineOf(sorts, sort.parentId)]
}

/** Levels below a sort, itself included. */
export const depthOf = (sorts: Sorts, sortId: SortId): number =>
  1 + Math.max(0, ...childrenOf(sorts, sortId).map((child) => depthOf(sorts, child.sortId)))
