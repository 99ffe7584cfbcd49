import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type SortsEvent, sortsEvent, sortsStreamType } from '@pinline/events/notification/sorts-event'
import { type CreateSort, createSort } from './create-sort.ts'
import { type DeleteSort, deleteSort } from './delete-sort.ts'
import { evolveSorts, noSorts, type Sorts } from './sorts.ts'
import { type UpdateSort, updateSort } from './update-sort.ts'

export type SortCommand = CreateSort | UpdateSort | DeleteSort

const decide = (sorts: Sorts, command: SortCommand): Decision<SortsEvent> => {
  switch (command.type) {
    case 'create-sort':
      return createSort(sorts, command)
    case 'update-sort':
      return updateSort(sorts, command)
    case 'delete-sort':
      return deleteSort(sorts, command)
    default:
      return command satisfies never
  }
}

/** The tree of sorts that notices and files are classified by. */
export const sortsDecider: Decider<Sorts, SortCommand, SortsEvent> = {
  streamType: sortsStreamType,
  initial: noSorts,
  evolve: evolveSorts,
  decide,
  eventSchema: sortsEvent,
}
