/** Rows of one slot: of ten minutes, one service and one kind. */
export const maxRows = 60
/** Rows of one slot that the addresses of one network get. */
export const maxRowsOfNetwork = 10

/** Where a row stands, and the one that counts it if its network has too many. */
export interface WantedRow {
  readonly slot: string
  /** Empty if the address is not known. */
  readonly network: string
  readonly restOfNetwork: string
}

/** How many rows are stored for a network in a slot. */
export interface UsedRows {
  readonly slot: string
  readonly network: string
  readonly rows: number
}

/**
 * Which rows may exist: those that do, and new ones in their order, as long as their slot has room. A network with many
 * rows gets one for all others of its own. Prevents the failure "one client of IPv6 takes every row of a slot by as many
 * addresses, and hides the attacks of others".
 */
export const admitRows = (
  wanted: ReadonlyMap<string, WantedRow>,
  known: ReadonlySet<string>,
  used: readonly UsedRows[],
): ReadonlySet<string> => {
  const rows = new Map<string, number>()
  const ofNetwork = (slot: string, network: string) => JSON.stringify([slot, network])
  const add = (slot: string, network: string, more: number) => {
    for (const group of [slot, ofNetwork(slot, network)]) rows.set(group, (rows.get(group) ?? 0) + more)
  }
  for (const one of used) add(one.slot, one.network, one.rows)
  const admitted = new Set<string>()
  for (const [row, { slot, network, restOfNetwork }] of wanted) {
    const isMany = network !== '' && (rows.get(ofNetwork(slot, network)) ?? 0) >= maxRowsOfNetwork
    const own = isMany && !known.has(row) ? restOfNetwork : row
    if (admitted.has(own)) continue
    if (known.has(own)) admitted.add(own)
    else if ((rows.get(slot) ?? 0) < maxRows) {
      admitted.add(own)
      add(slot, network, 1)
    }
  }
  return admitted
}
