import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { matesWithAttribute } from '../domain/product/mates-with.ts'

const twoDigits = (positions: number): string => String(positions).padStart(2, '0')

interface MatingRule {
  readonly manufacturer: string
  /** What the part numbers of the headers look like; the first group is the number of positions, if it is in it. */
  readonly header: RegExp
  readonly housing: (positions: number) => string
}

/** Molex numbers of one scheme: the family, the circuits in two digits, the variant in two. */
const molexHousings: readonly { readonly headers: readonly string[]; readonly housing: string }[] = [
  { headers: ['502382', '502386'], housing: '502380' },
  { headers: ['502585', '505405'], housing: '502578' },
  { headers: ['502443', '502494'], housing: '502439' },
  { headers: ['501331', '202396'], housing: '501330' },
  { headers: ['53253', '53254'], housing: '51065' },
  { headers: ['55932', '55935'], housing: '51382' },
]

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
  { manufacturer: 'JST', header: /^[BS]M?(\d+)B-ZES[KS]-/, housing: (positions) => `ZER-${twoDigits(positions)}V-S` },
  { manufacturer: 'JST', header: /^[BS](\d+)B-XASK-/, housing: (positions) => `XAP-${twoDigits(positions)}V-1` },
  { manufacturer: 'JST', header: /^[BS](\d+)B-PHDSS$/, housing: (positions) => `PHDR-${twoDigits(positions)}VS` },
  {
    manufacturer: 'JST',
    header: /^[BS](\d+)B-PUDSS(?:-|$)/,
    housing: (positions) => `PUDP-${twoDigits(positions)}V-S`,
  },
  { manufacturer: 'JST', header: /^SM(\d+)B-SHLS-/, housing: (positions) => `SHLP-${twoDigits(positions)}V-S-B` },
  { manufacturer: 'JST', header: /^BM(\d+)B-ACHSS-/, housing: (positions) => `ACHR-${twoDigits(positions)}V-S` },
  { manufacturer: 'Hirose', header: /^DF13-(\d+)P-1\.25/, housing: (positions) => `DF13-${positions}S-1.25C` },
  { manufacturer: 'Hirose', header: /^DF11-(\d+)DP-2/, housing: (positions) => `DF11-${positions}DS-2C` },
  { manufacturer: 'Hirose', header: /^DF3EA-(\d+)P-2/, housing: (positions) => `DF3-${positions}S-2C` },
  { manufacturer: 'Hirose', header: /^DF63[MR]?-(\d+)P-3\.96/, housing: (positions) => `DF63-${positions}S-3.96C` },
  ...molexHousings.map(({ headers, housing }) => ({
    manufacturer: 'Molex',
    header: new RegExp(`^(?:${headers.join('|')})-(\\d\\d)\\d\\d$`),
    housing: (positions: number) => `${housing}-${twoDigits(positions)}00`,
  })),
  { manufacturer: 'Molex', header: /^526[78]-(\d\d)A$/, housing: (positions) => `5264-${twoDigits(positions)}` },
  { manufacturer: 'Molex', header: /^AE-6410-(\d\d)A$/, housing: (positions) => `22-01-3${twoDigits(positions)}7` },
  {
    manufacturer: 'Molex',
    header: /^Mini-Fit-Jr-556[69]-(\d\d)A/,
    housing: (positions) => `39-01-2${twoDigits(positions)}0`,
  },
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
