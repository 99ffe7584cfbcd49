import type { LanguageCode } from '@pinline/chassis/contract/languages'
import { z } from 'zod'
import { byName } from './countries.ts'
import zonesFile from './zones.json' with { type: 'json' }

/** ISO 3166-2 code without its country, name in Latin letters, name in the country's own script. */
const zoneEntry = z.tuple([z.string(), z.string(), z.string().optional()])
const zonesByCountry = z.record(z.string(), z.array(zoneEntry)).parse(zonesFile)

/** Languages that read a country's own script. */
const ownScript: Readonly<Record<string, readonly LanguageCode[]>> = {
  CN: ['zh_cn', 'zh_hk', 'ja'],
  JP: ['ja', 'zh_cn', 'zh_hk'],
}

export interface Zone {
  readonly code: string
  readonly name: string
}

/** The zones listed for a country, sorted as the language sorts; none where the zone is free text. */
export const zonesOf = (country: string, language: LanguageCode): Zone[] =>
  (zonesByCountry[country] ?? [])
    .map(([code, latin, own]) => ({
      code,
      name: own !== undefined && ownScript[country]?.includes(language) ? own : latin,
    }))
    .sort(byName(language))

export const hasZones = (country: string): boolean => zonesByCountry[country] !== undefined

/** The code of a zone given by code or by one of its names; free text as it is; undefined where the list lacks it. */
export const zoneCodeOf = (country: string, zone: string): string | undefined => {
  const listed = zonesByCountry[country]
  if (listed === undefined) return zone
  const wanted = zone.toLowerCase()
  return listed.find((names) => names.some((name) => name?.toLowerCase() === wanted))?.[0]
}

/** What to show for a zone as it is kept. */
export const zoneName = (country: string, zone: string, language: LanguageCode): string =>
  zonesOf(country, language).find(({ code }) => code === zone)?.name ?? zone
