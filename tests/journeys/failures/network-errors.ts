/** The faults of a page other than those that the journey caused: the browser reports every failed request. */
export const withoutNetworkErrors = (pageErrors: readonly string[]): string[] =>
  pageErrors.filter(
    (fault) => !/Failed to load resource|ApiFailure|PageNotReached|ERR_INTERNET_DISCONNECTED/.test(fault),
  )
