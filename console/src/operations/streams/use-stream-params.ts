import { serviceName } from '@pinline/events/event'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'

export const modes = ['browse', 'search', 'tail'] as const

const mode = z.enum(modes).catch('browse')
const service = serviceName.catch('order')

/** What is shown stands in the address: a colleague who gets it sees the same. */
export const useStreamParams = () => {
  const [params, setParams] = useSearchParams()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    mode: mode.parse(params.get('mode')),
    service: service.parse(params.get('service')),
    get: (name: string): string => params.get(name) ?? '',
    set,
  }
}

export type StreamParams = ReturnType<typeof useStreamParams>

/** The time of a date-time field, which is the person's own, as an instant; undefined while it is none. */
export const instantOf = (local: string): string | undefined => {
  if (local === '') return undefined
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
