import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import { useCommand } from '@pinline/ui/commands/use-command'

const MIN_LENGTH = 2
const MAX_LENGTH = 60

/** Counts a submitted keyword towards the popular ones. */
export function useRecordSearch(): (q: string) => void {
  const { send } = useCommand(recordSearch)
  return (q) => {
    if (q.length < MIN_LENGTH || q.length > MAX_LENGTH) return
    // Fire and forget: a failure does not matter.
    send({ q }).catch(() => undefined)
  }
}
