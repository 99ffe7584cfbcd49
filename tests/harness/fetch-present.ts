import { waitFor } from './wait-for.ts'

const isStale = (response: Response): boolean => response.headers.get('x-stale') === 'true'

/** Reads rows of staff, again while the view is more than two seconds behind the positions of the request. */
export const fetchPresent = async (url: string, request: RequestInit): Promise<Response> => {
  const first = await fetch(url, request)
  if (!isStale(first)) return first
  return await waitFor(`${url} of the present`, async () => {
    const again = await fetch(url, request)
    return !isStale(again) && again
  })
}
