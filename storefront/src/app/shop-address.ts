/** A path of the shop without language, as the router takes it. */
export interface ShopAddress {
  readonly to: string
  readonly search: Record<string, string>
  readonly hash?: string
}

/** The parts of a path with its query and anchor. */
export const shopAddress = (path: string): ShopAddress => {
  const [before = '', hash] = path.split('#')
  const [to = '', query] = before.split('?')
  const search = Object.fromEntries(new URLSearchParams(query ?? ''))
  return hash === undefined ? { to, search } : { to, search, hash }
}
