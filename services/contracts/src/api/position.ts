/** Position of a stream after a command: sent as `X-Position`, e.g. `order.order.2611214073958@4`. */
export interface Position {
  readonly service: string
  readonly streamType: string
  readonly streamId: string
  readonly version: number
}

export const formatPositions = (positions: readonly Position[]): string =>
  positions.map((p) => `${p.service}.${p.streamType}.${p.streamId}@${p.version}`).join(',')

/** Parses the header; invalid positions are skipped. At most 20 are accepted. */
export const parsePositions = (header: string | undefined): Position[] => {
  const found: Position[] = []
  for (const part of (header ?? '').split(',').slice(0, 20)) {
    const match = /^([a-z]+)\.([a-z-]+)\.([0-9A-Za-z-]{1,80})@(\d{1,9})$/.exec(part.trim())
    if (match === null) continue
    const [, service = '', streamType = '', streamId = '', version = ''] = match
    found.push({ service, streamType, streamId, version: Number(version) })
  }
  return found
}
