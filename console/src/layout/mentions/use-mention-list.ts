import { type Colleague, listColleagues } from '@pinline/contracts/account/people/list-colleagues'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { useApi } from '@pinline/ui/api-client/api-context'
import { isComposing } from '@pinline/ui/design/is-composing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useDebounced } from '../use-debounced.ts'
import { matchesName, typedMention } from './mention-text.ts'

interface Typed {
  readonly text: string
  readonly caret: number
}

/** The colleagues whom the words after an `@` may mean, and which of them the keys stand on. */
export const useMentionList = (
  resource: MentionResource | undefined,
  { text, caret }: Typed,
  onChoose: (colleague: Colleague, from: number) => void,
) => {
  const api = useApi()
  const [active, setActive] = useState(0)
  /** Where the list was closed: it stays closed for this mention. */
  const [closedAt, setClosedAt] = useState<number>()
  const typed = resource === undefined ? undefined : typedMention(text, caret)
  if (typed === undefined && closedAt !== undefined) setClosedAt(undefined)
  const isWanted = typed !== undefined && typed.from !== closedAt
  const q = useDebounced(isWanted ? typed.q : '')
  const { data, isPending } = useQuery({
    queryKey: ['colleagues', resource, q],
    queryFn: ({ signal }) => api.read(listColleagues, { resource: resource ?? 'orders', q }, { silent: true, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  // The list may be that of fewer letters: Enter must not choose somebody whom the words do not mean.
  const options = isWanted ? (data?.list ?? []).filter(({ name }) => matchesName(name, typed.q)) : []
  const at = Math.min(active, options.length - 1)
  const choose = (colleague: Colleague) => {
    if (typed === undefined) return
    onChoose(colleague, typed.from)
    // The words after a name go on; they look for nobody else.
    setClosedAt(typed.from)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[at]
    if (chosen === undefined || isComposing(event.nativeEvent)) return
    switch (event.key) {
      case 'ArrowDown':
        setActive((at + 1) % options.length)
        break
      case 'ArrowUp':
        setActive((at + options.length - 1) % options.length)
        break
      case 'Enter':
      case 'Tab':
        choose(chosen)
        break
      case 'Escape':
        setClosedAt(typed?.from)
        break
      default:
        setActive(0)
        return
    }
    event.preventDefault()
    // A dialog or panel around the field has keys of its own.
    event.stopPropagation()
  }
  const close = () => setClosedAt(typed?.from)
  return {
    options,
    active: at,
    isEmpty: isWanted && q !== '' && !isPending && options.length === 0,
    choose,
    close,
    onKeyDown,
  }
}
