/** Retries of a read before its failure is shown: together they wait longer than a service usually takes to start. */
const maxRetries = 4

const serviceUnavailable = 503

/**
 * Options of TanStack Query for reads: while the service behind one is away (HTTP 503), it is tried again after 0.5, 1, 2
 * and 4 s, then fails, and is read again every 5 s as long as it is shown. Any other failure is final. `statusOf` returns
 * the HTTP status of an error; 0 without a response.
 */
export const retryReads = (statusOf: (error: unknown) => number) => ({
  retry: (failures: number, error: unknown): boolean => failures < maxRetries && statusOf(error) === serviceUnavailable,
  /** Milliseconds before the retry that follows so many failures, counted from 0. */
  retryDelay: (failures: number): number => 500 * 2 ** failures,
  /** Milliseconds until the next read of a query that is in this state; false: none. */
  refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }): number | false =>
    statusOf(state.error) === serviceUnavailable ? 5000 : false,
})
