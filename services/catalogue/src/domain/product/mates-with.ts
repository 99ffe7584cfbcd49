import type { ConnectorData } from '@pinline/events/catalogue/connector-part'

/** The attribute whose value is the part number that a part mates with, as its manufacturer writes it. */
export const matesWithAttribute = 'mates-with'

/** The part number that a part mates with; null if none is known. */
export const matesWith = ({ attributes }: Pick<ConnectorData, 'attributes'>): string | null => {
  const value = attributes?.[matesWithAttribute]
  return typeof value === 'string' ? value : null
}
