import type { LanguageCode } from '@pinline/contracts/api/languages'
import { iso31662 } from 'iso-3166'
import { z } from 'zod'
import { byName } from './countries.ts'
import wellKnownFile from './zones.json' with { type: 'json' }

/**
 * ISO 3166-2 code without its country, usual name in Latin letters, name in the country's own script; where they are
 * written otherwise, also the names in Hong Kong and in Japan.
 */
const wellKnownEntry = z.tuple([
  z.string(),
  z.string(),
  z.string().optional(),
  z.string().optional(),
  z.string().optional(),
])
const wellKnown = z.record(z.string(), z.array(wellKnownEntry)).parse(wellKnownFile)

/** Languages that read a country's own script. */
const ownScript: Readonly<Record<string, readonly LanguageCode[]>> = {
  CN: ['zh_cn', 'zh_hk', 'ja'],
  JP: ['ja', 'zh_cn', 'zh_hk'],
}

/** The letters of a country's own script. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  CN: /\p{Script=Han}/u,
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KR: /\p{Script=Hangul}/u,
}

/** Subdivisions that ISO 3166-1 also lists as countries: they are offered as countries, with their own freight. */
export const countriesWithoutZones: ReadonlySet<string> = new Set(
  `CN-HK CN-MO CN-TW FI-01 FR-971 FR-972 FR-973 FR-974 FR-976 FR-BL FR-CP FR-MF FR-NC FR-PF FR-PM FR-TF FR-WF NL-AW
  NL-BQ1 NL-BQ2 NL-BQ3 NL-CW NL-SX NO-21 NO-22 US-AS US-GU US-MP US-PR US-UM US-VI`.split(/\s+/),
)

export interface Zone {
  readonly code: string
  readonly name: string
}

interface ListedZone {
  readonly code: string
  readonly latin: string
  readonly own: string | undefined
  /** Where it is written otherwise there. */
  readonly abroad: Readonly<Partial<Record<LanguageCode, string | undefined>>>
  /** Not below another zone of the country: these are offered, the others only accepted. */
  readonly isFirstLevel: boolean
}

const listed = (country: string, subdivisions: typeof iso31662): ReadonlyMap<string, ListedZone> => {
  const usual = new Map(wellKnown[country]?.map((entry) => [entry[0], entry]))
  return new Map(
    subdivisions.map(({ code: full, name, parent }) => {
      const code = full.slice(country.length + 1)
      const [, latin = name, own, hongKong, japanese] = usual.get(code) ?? []
      const abroad = { zh_hk: hongKong, ja: japanese }
      return [code, { code, latin, own, abroad, isFirstLevel: parent === country }]
    }),
  )
}

const zonesByCountry: ReadonlyMap<string, ReadonlyMap<string, ListedZone>> = new Map(
  [
    ...Map.groupBy(
      iso31662.filter(({ code }) => !countriesWithoutZones.has(code)),
      ({ code }) => code.slice(0, 2),
    ),
  ].map(([country, subdivisions]) => [country, listed(country, subdivisions)]),
)

const ownNameIn = ({ own, abroad }: ListedZone, language: LanguageCode): string | undefined => abroad[language] ?? own

const nameIn = (country: string, zone: ListedZone, language: LanguageCode): string =>
  (ownScript[country]?.includes(language) ? ownNameIn(zone, language) : undefined) ?? zone.latin

/** The first-level subdivisions of a country, sorted for the language; none if the zone is free text. */
export const zonesOf = (country: string, language: LanguageCode): Zone[] =>
  [...(zonesByCountry.get(country)?.values() ?? [])]
    .filter(({ isFirstLevel }) => isFirstLevel)
    .map((zone) => ({ code: zone.code, name: nameIn(country, zone, language) }))
    .sort(byName(language))

export const hasZones = (country: string): boolean => zonesByCountry.has(country)

/**
 * The code of a subdivision of any level, given by code or by one of its names; the unchanged text if the country has
 * no list; undefined if the list lacks it.
 */
export const zoneCodeOf = (country: string, zone: string): string | undefined => {
  const zones = zonesByCountry.get(country)
  if (zones === undefined) return zone
  const wanted = zone.toLowerCase()
  const same = (name: string | undefined) => name?.toLowerCase() === wanted
  const isNamed = ({ latin, own, abroad }: ListedZone) => [latin, own, ...Object.values(abroad)].some(same)
  const all = [...zones.values()]
  const found =
    all.find(({ code }) => same(code)) ?? all.find((one) => one.isFirstLevel && isNamed(one)) ?? all.find(isNamed)
  return found?.code
}

/** A stored zone as it is written in an address of these words: in their script, and in the reader's form of it. */
export const zoneName = (country: string, zone: string, words: string, language: LanguageCode): string => {
  const known = zonesByCountry.get(country)?.get(zone)
  if (known === undefined) return zone
  return (ownLetters[country]?.test(words) ? ownNameIn(known, language) : undefined) ?? known.latin
}
