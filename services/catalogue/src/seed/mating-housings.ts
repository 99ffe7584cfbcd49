import type { ConnectorData } from '@pinline/events/catalogue/connector-part'
import { matesWithAttribute } from '../domain/product/mates-with.ts'

const twoDigits = (positions: number): string => String(positions).padStart(2, '0')

interface MatingRule {
  readonly manufacturer: string
  /** What the part numbers of the headers look like; the first group is the number of positions, if it is in it. */
  readonly header: RegExp
  readonly housing: (positions: number) => string
}

/** A family of Molex whose numbers are the family, the circuits in two digits, and the variant in two. */
const molexRule = (header: RegExp, family: string): MatingRule => ({
  manufacturer: 'Molex',
  header,
  housing: (positions) => `${family}-${twoDigits(positions)}00`,
})

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
  molexRule(/^50238[26]-(\d\d)\d\d$/, '502380'),
  molexRule(/^50(?:2585|5405)-(\d\d)\d\d$/, '502578'),
  molexRule(/^502(?:443|494)-(\d\d)\d\d$/, '502439'),
  molexRule(/^(?:501331|202396)-(\d\d)\d\d$/, '501330'),
  molexRule(/^5325[34]-(\d\d)\d\d$/, '51065'),
  molexRule(/^5593[25]-(\d\d)\d\d$/, '51382'),
  molexRule(/^43045-(\d\d)\d\d$/, '43025'),
  molexRule(/^43650-(\d\d)\d\d$/, '43645'),
  molexRule(/^53(?:047|048|261|398)-(\d\d)\d\d$/, '51021'),
  { manufacturer: 'Molex', header: /^526[78]-(\d\d)A$/, housing: (positions) => `5264-${twoDigits(positions)}` },
  { manufacturer: 'Molex', header: /^AE-6410-(\d\d)A$/, housing: (positions) => `22-01-3${twoDigits(positions)}7` },
  {
    manufacturer: 'Molex',
    header: /^Mini-Fit-Jr-556[69]-(\d\d)A/,
    housing: (positions) => `39-01-2${twoDigits(positions)}0`,
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
