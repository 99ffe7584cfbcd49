/** A request was about to leave for another origin than its setting names. */
export class OtherOriginError extends Error {
  override readonly name = 'OtherOriginError'
}

/**
 * `fetch` for the one origin of a setting: every request of the product to HTTP servers elsewhere, but for webhooks, whose
 * addresses staff enter. Prevents the failure "a path, an id or a redirect led a request with its secrets to another
 * server". Shown by tests/architecture/outgoing-requests.spec.ts.
 * @param setting a URL; its path is not used
 */
export const fetchFrom = (setting: string): ((target: string | URL, init?: RequestInit) => Promise<Response>) => {
  const { origin } = new URL(setting)
  return async (target, init = {}) => {
    const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined
    if (url?.origin !== origin) throw new OtherOriginError(`a request for ${origin} would have left for elsewhere`)
    return await fetch(url, { ...init, redirect: 'error' })
  }
}
