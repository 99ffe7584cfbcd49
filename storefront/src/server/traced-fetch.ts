import { traceHeaders } from '@pinline/telemetry/current-trace'
import { inSpan } from '@pinline/telemetry/spans'

/** `fetch` that says in whose trace the renderer calls. */
export const tracedFetch: typeof fetch = (input, init) =>
  inSpan({ name: 'fetch', kind: 'client' }, () => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
    return fetch(input, { ...init, headers })
  })
