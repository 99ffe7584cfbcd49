import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { matesWithAttribute } from '../domain/product/mates-with.ts'

const twoDigits = (positions: number): string => String(positions).padStart(2, '0')

interface MatingRule {
  readonly manufacturer: string
  /** What the part numbers of the headers look like; the first group is the number of positions, if it is in it. */
  readonly header: RegExp
  readonly housing: (positions: number) => string
}

/**
 * The crimp housings that headers mate with, as the manufacturers' series pages pair them. Numbers that leave positions
 * out (B2P3-VH) or stand for several (43045-xx00) have none.
 */
const rules: readonly MatingRule[] = [
  { manufacturer: 'JST', header: /^[BS](\d+)B-XH-/, housing: (positions) => `XHP-${positions}` },
  { manufacturer: 'JST', header: /^[BS](\d+)B-EH(?:-|$)/, housing: (positions) => `EHR-${positions}` },
  { manufacturer: 'JST', header: /^[BS](\d+)B-PH-/, housing: (positions) => `PHR-${positions}` },
  { manufacturer: 'JST', header: /^[BS]M(\d\d)B-GHS-/, housing: (positions) => `GHR-${twoDigits(positions)}V-S` },
  { manufacturer: 'JST', header: /^[BS]M(\d\d)B-SRSS-/, housing: (positions) => `SHR-${twoDigits(positions)}V-S` },
  { manufacturer: 'JST', header: /^[BS](\d+)PS?-VH(?:-|$)/, housing: (positions) => `VHR-${positions}N` },
  { manufacturer: 'Molex', header: /^43045-(\d\d)\d\d$/, housing: (positions) => `43025-${twoDigits(positions)}00` },
  { manufacturer: 'Molex', header: /^43650-(\d\d)\d\d$/, housing: (positions) => `43645-${twoDigits(positions)}00` },
  {
    manufacturer: 'Molex',
    header: /^53(?:047|048|261|398)-(\d\d)\d\d$/,
    housing: (positions) => `51021-${twoDigits(positions)}00`,
  },
]

/** The housing that a header mates with; undefined if no rule knows one or its number and its positions differ. */
const matingHousing = ({
  manufacturer,
  model,
  positions,
}: Pick<ConnectorData, 'manufacturer' | 'model' | 'positions'>): string | undefined => {
  for (const rule of rules) {
    if (rule.manufacturer !== manufacturer) continue
    const found = rule.header.exec(model)
    if (found !== null && Number(found[1]) === positions) return rule.housing(positions)
  }
  return undefined
}

/** The part with the housing that it mates with, if a rule knows one. */
export const withMatingHousing = <Part extends ConnectorData>(part: Part): Part => {
  const housing = matingHousing(part)
  return housing === undefined ? part : { ...part, attributes: { ...part.attributes, [matesWithAttribute]: housing } }
}
