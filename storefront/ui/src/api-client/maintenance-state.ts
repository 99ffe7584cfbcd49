/** Until when nothing can be changed, as responses of the API say. */
export interface MaintenanceState {
  /** ISO 8601, and may be past: it ends when a response does not name it any more. Null while changes are taken. */
  readonly until: () => string | null
  /** Returns the function that ends it. */
  readonly subscribe: (notify: () => void) => () => void
}

/** @param initial as the page said that the app began with */
export const createMaintenanceState = (
  initial: string | null,
): MaintenanceState & { readonly record: (response: Response) => void } => {
  let until = initial
  const listeners = new Set<() => void>()
  return {
    until: () => until,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    record: ({ headers }) => {
      // A stored response says how it was when it was stored.
      if (!(headers.get('Cache-Control') ?? '').includes('no-store')) return
      const said = headers.get('X-Maintenance-Until')
      if (said === until || (said !== null && Number.isNaN(Date.parse(said)))) return
      until = said
      for (const notify of listeners) notify()
    },
  }
}
