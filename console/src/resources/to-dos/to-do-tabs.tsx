import { countToDos } from '@pinline/contracts/notification/to-do/count-to-dos'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useGetIdentity, useListContext } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const tabs = ['mine', 'unassigned', 'overdue', 'snoozed', 'open', 'closed'] as const
type Tab = (typeof tabs)[number]

const filterOf = (tab: Tab, me: string): Readonly<Record<string, unknown>> => {
  switch (tab) {
    case 'mine':
      return { state: 'open', snoozed: false, assignee: me }
    case 'unassigned':
      return { state: 'open', snoozed: false, assignee: 'none' }
    case 'overdue':
      return { state: 'open', snoozed: false, overdue: true }
    case 'snoozed':
      return { state: 'open', snoozed: true }
    case 'open':
      return { state: 'open', snoozed: false }
    case 'closed':
      return { state: 'closed' }
    default:
      return tab satisfies never
  }
}

/** The list as it is opened: what is open and in sight. */
export const openFilter = filterOf('open', '')

const chosen = ['state', 'snoozed', 'overdue', 'assignee'] as const

/** To-dos by whose they are, each with its number. */
export const ToDoTabs = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { identity } = useGetIdentity()
  const { filterValues, setFilters, total } = useListContext()
  // Counted again whenever the list is read.
  const counts = useQuery({
    queryKey: ['to-dos', 'count', total],
    queryFn: ({ signal }) => api.read(countToDos, {}, { silent: true, signal }),
  })
  if (identity === undefined) return null
  const values: Readonly<Record<string, unknown>> = filterValues ?? {}
  const { state, snoozed, overdue, assignee, ...others } = values
  const isCurrent = (tab: Tab) => {
    const filter = filterOf(tab, String(identity.id))
    return chosen.every((name) => filter[name] === values[name])
  }
  return (
    <nav className="to-do-tabs" aria-label={text('resources.to-dos.tabs.label')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="button button-small"
          aria-pressed={isCurrent(tab)}
          onClick={() => setFilters({ ...others, ...filterOf(tab, String(identity.id)) }, [])}
        >
          {text(`resources.to-dos.tabs.${tab}`)}
          {tab !== 'closed' && counts.data !== undefined && (
            <span className="figure"> {format.number(counts.data[tab])}</span>
          )}
        </button>
      ))}
    </nav>
  )
}
