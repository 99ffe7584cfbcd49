import { lazyRouteComponent } from '@tanstack/react-router'

/** A part of the shop could not be fetched, because the server was not reached. */
export class PageNotReached extends Error {
  override readonly name = 'PageNotReached'
}

const isServerReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A page whose code is fetched when it is first opened. A file that is missing while the server answers belongs to a
 * former deployment: the router reloads the page. Without the server the page says so, and nothing is reloaded.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (error: unknown) => {
        throw (await isServerReached()) ? error : new PageNotReached('not fetched', { cause: error })
      }),
    exportName,
  )
