import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import { useCommand } from '@pinline/ui/commands/use-command'
import { recordStep } from '../../session/record-step.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 60

/** Counts a submitted keyword towards the popular ones, and the search as a step of the visit. */
export function useRecordSearch(): (q: string) => void {
  const { send } = useCommand(recordSearch)
  return (q) => {
    recordStep('searched')
    if (q.length < MIN_LENGTH || q.length > MAX_LENGTH) return
    // Fire and forget: a failure does not matter.
    send({ q }).catch(() => undefined)
  }
}
